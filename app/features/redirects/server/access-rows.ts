import type { AccessRow } from '#tests/access-row.ts'

const payload = { source: '/old', target: '/contact' }

export const accessRows: AccessRow[] = [
  { call: 'GET /api/redirects/', visitor: 401, administrator: 200 },
  { call: 'POST /api/redirects/', payload, visitor: 401, administrator: 201 },
  {
    call: 'POST /api/redirects/import/',
    payload: { rows: [{ line: 1, source: '/older', target: '/contact' }], is_check: true },
    visitor: 401,
    administrator: 200,
  },
  { call: 'PATCH /api/redirects/:id/', payload, visitor: 401, administrator: 404 },
  { call: 'DELETE /api/redirects/:id/', visitor: 401, administrator: 404 },
  { call: 'POST /api/redirects/:id/restore/', visitor: 401, administrator: 404 },
]
