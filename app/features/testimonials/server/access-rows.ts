import type { AccessRow } from '#tests/access-row.ts'
import { makeTestimonial } from '#tests/make.ts'

const payload = makeTestimonial()

export const accessRows: AccessRow[] = [
  { call: 'GET /api/public/testimonials/', visitor: 200, administrator: 200 },
  { call: 'GET /api/testimonials/', visitor: 401, administrator: 200 },
  { call: 'POST /api/testimonials/order/', payload: { ids: [] }, visitor: 401, administrator: 200 },
  { call: 'POST /api/testimonials/', payload, visitor: 401, administrator: 201 },
  { call: 'PATCH /api/testimonials/:id/', payload: {}, visitor: 401, administrator: 404 },
  { call: 'DELETE /api/testimonials/:id/', visitor: 401, administrator: 404 },
  { call: 'POST /api/testimonials/:id/restore/', visitor: 401, administrator: 404 },
]
