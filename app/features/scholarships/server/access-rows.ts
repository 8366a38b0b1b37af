import type { AccessRow } from '#tests/access-row.ts'
import { makeScholarship } from '#tests/factories.ts'

const payload = makeScholarship()

export const accessRows: AccessRow[] = [
  { call: 'GET /api/public/scholarships/', visitor: 200, administrator: 200 },
  { call: 'GET /api/scholarships/', right: 'content:write', visitor: 401, administrator: 200 },
  {
    call: 'POST /api/scholarships/order/',
    right: 'content:write',
    payload: { ids: [] },
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'POST /api/scholarships/',
    right: 'content:write',
    payload,
    visitor: 401,
    administrator: 201,
  },
  {
    call: 'PATCH /api/scholarships/:id/',
    right: 'content:write',
    payload: {},
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'DELETE /api/scholarships/:id/',
    right: 'content:write',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/scholarships/:id/restore/',
    right: 'content:write',
    visitor: 401,
    administrator: 404,
  },
]
