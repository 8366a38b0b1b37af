import type { AccessRow } from '#tests/access-row.ts'

const payload = { source: '/old', target: '/contact' }

export const accessRows: AccessRow[] = [
  { call: 'GET /api/redirects/', right: 'content:write', visitor: 401, administrator: 200 },
  {
    call: 'POST /api/redirects/',
    right: 'content:write',
    payload,
    visitor: 401,
    administrator: 201,
  },
  {
    call: 'POST /api/redirects/import/',
    right: 'content:write',
    payload: { rows: [{ line: 1, source: '/older', target: '/contact' }], is_dry_run: true },
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'PATCH /api/redirects/:id/',
    right: 'content:write',
    payload,
    visitor: 401,
    administrator: 404,
  },
  { call: 'DELETE /api/redirects/:id/', right: 'content:write', visitor: 401, administrator: 404 },
  {
    call: 'POST /api/redirects/:id/restore/',
    right: 'content:write',
    visitor: 401,
    administrator: 404,
  },
]
