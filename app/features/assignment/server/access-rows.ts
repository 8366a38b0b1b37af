import type { AccessRow } from '#tests/access-row.ts'

const unknownId = '01900000-0000-7000-8000-000000000000'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/absences/', right: 'leads:work', visitor: 401, administrator: 200 },
  {
    call: 'PUT /api/absences/:id/',
    right: 'leads:work',
    payload: { from_at: '2026-12-01T00:00:00.000Z', until_at: null },
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'DELETE /api/absences/:id/',
    right: 'leads:work',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'GET /api/assignment-rules/',
    right: 'settings:change',
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'POST /api/assignment-rules/',
    right: 'settings:change',
    payload: { name: 'Example', countries: [], branch: '', counsellor_ids: [unknownId] },
    visitor: 401,
    administrator: 400,
  },
  {
    call: 'PATCH /api/assignment-rules/:id/',
    right: 'settings:change',
    payload: {},
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/assignment-rules/order/',
    right: 'settings:change',
    payload: { ids: [] },
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'DELETE /api/assignment-rules/:id/',
    right: 'settings:change',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/assignment-rules/:id/restore/',
    right: 'settings:change',
    visitor: 401,
    administrator: 404,
  },
]
