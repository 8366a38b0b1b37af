import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/ready-answers/', right: 'answers:write', visitor: 401, administrator: 200 },
  {
    call: 'GET /api/ready-answers/filled/',
    right: 'answers:write',
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'POST /api/ready-answers/',
    right: 'answers:write',
    payload: { title: 'Fees', text: 'None.' },
    visitor: 401,
    administrator: 201,
  },
  {
    call: 'PATCH /api/ready-answers/:id/',
    right: 'answers:write',
    payload: {},
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/ready-answers/order/',
    right: 'answers:write',
    payload: { ids: [] },
    visitor: 401,
    administrator: 409,
  },
  {
    call: 'DELETE /api/ready-answers/:id/',
    right: 'answers:write',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/ready-answers/:id/restore/',
    right: 'answers:write',
    visitor: 401,
    administrator: 404,
  },
]
