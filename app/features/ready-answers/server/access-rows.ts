import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/ready-answers/', visitor: 401, administrator: 200 },
  { call: 'GET /api/ready-answers/filled/', visitor: 401, administrator: 200 },
  {
    call: 'POST /api/ready-answers/',
    payload: { title: 'Fees', text: 'None.' },
    visitor: 401,
    administrator: 201,
  },
  { call: 'PATCH /api/ready-answers/:id/', payload: {}, visitor: 401, administrator: 404 },
  {
    call: 'POST /api/ready-answers/order/',
    payload: { ids: [] },
    visitor: 401,
    administrator: 409,
  },
  { call: 'DELETE /api/ready-answers/:id/', visitor: 401, administrator: 404 },
  { call: 'POST /api/ready-answers/:id/restore/', visitor: 401, administrator: 404 },
]
