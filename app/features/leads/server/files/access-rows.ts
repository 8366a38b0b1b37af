import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  {
    call: 'POST /api/leads/:id/files/',
    right: 'leads:work',
    payload: {},
    visitor: 401,
    administrator: 400,
  },
  {
    call: 'GET /api/lead-files/:id/content/',
    right: 'leads:work',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'PATCH /api/lead-files/:id/',
    right: 'leads:work',
    payload: {},
    visitor: 401,
    administrator: 404,
  },
  { call: 'DELETE /api/lead-files/:id/', right: 'leads:work', visitor: 401, administrator: 404 },
  {
    call: 'POST /api/lead-files/:id/restore/',
    right: 'leads:work',
    visitor: 401,
    administrator: 404,
  },
]
