import type { AccessRow } from '#tests/access-row.ts'
import { makeTestimonial } from '#tests/factories.ts'

const payload = makeTestimonial()

export const accessRows: AccessRow[] = [
  { call: 'GET /api/public/testimonials/', visitor: 200, administrator: 200 },
  { call: 'GET /api/testimonials/', right: 'content:write', visitor: 401, administrator: 200 },
  {
    call: 'POST /api/testimonials/order/',
    right: 'content:write',
    payload: { ids: [] },
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'POST /api/testimonials/',
    right: 'content:write',
    payload,
    visitor: 401,
    administrator: 201,
  },
  {
    call: 'PATCH /api/testimonials/:id/',
    right: 'content:write',
    payload: {},
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'DELETE /api/testimonials/:id/',
    right: 'content:write',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/testimonials/:id/restore/',
    right: 'content:write',
    visitor: 401,
    administrator: 404,
  },
]
