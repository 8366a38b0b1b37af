import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/lead-imports/', right: 'leads:all', visitor: 401, administrator: 200 },
  {
    call: 'POST /api/lead-imports/',
    right: 'leads:all',
    payload: { id: '01900000-0000-7000-8000-00000000000f', file_name: 'example.csv', rows: 1 },
    visitor: 401,
    administrator: 201,
  },
  {
    call: 'POST /api/lead-imports/check/',
    right: 'leads:all',
    payload: { rows: [{ row: 2, name: 'Example Student' }] },
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'POST /api/lead-imports/:id/rows/',
    right: 'leads:all',
    payload: { rows: [{ row: 2, name: 'Example Student' }] },
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/lead-imports/:id/undo/',
    right: 'leads:all',
    visitor: 401,
    administrator: 404,
  },
]
