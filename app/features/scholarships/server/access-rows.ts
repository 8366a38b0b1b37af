import type { AccessRow } from '#tests/access-row.ts'
import { makeScholarship } from '#tests/make.ts'

const payload = makeScholarship()

export const accessRows: AccessRow[] = [
  { call: 'GET /api/public/scholarships/', visitor: 200, administrator: 200 },
  { call: 'GET /api/scholarships/', visitor: 401, administrator: 200 },
  { call: 'POST /api/scholarships/order/', payload: { ids: [] }, visitor: 401, administrator: 200 },
  { call: 'POST /api/scholarships/', payload, visitor: 401, administrator: 201 },
  { call: 'PATCH /api/scholarships/:id/', payload: {}, visitor: 401, administrator: 404 },
  { call: 'DELETE /api/scholarships/:id/', visitor: 401, administrator: 404 },
  { call: 'POST /api/scholarships/:id/restore/', visitor: 401, administrator: 404 },
]
