import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/saved-replies/', right: 'answers:write', visitor: 401, administrator: 200 },
  {
    call: 'GET /api/saved-replies/rendered/',
    right: 'answers:write',
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'POST /api/saved-replies/',
    right: 'answers:write',
    payload: { title: 'Fees', text: 'None.' },
    visitor: 401,
    administrator: 201,
  },
  {
    call: 'PATCH /api/saved-replies/:id/',
    right: 'answers:write',
    payload: {},
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/saved-replies/order/',
    right: 'answers:write',
    payload: { ids: [] },
    visitor: 401,
    administrator: 409,
  },
  {
    call: 'DELETE /api/saved-replies/:id/',
    right: 'answers:write',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/saved-replies/:id/restore/',
    right: 'answers:write',
    visitor: 401,
    administrator: 404,
  },
]
