import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/leads/today/', right: 'leads:work', visitor: 401, administrator: 200 },
  {
    call: 'GET /api/leads/:id/checklist/suggestions/',
    right: 'leads:work',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/leads/:id/checklist/suggestions/',
    right: 'leads:work',
    payload: { country: 'ZZ' },
    visitor: 401,
    administrator: 400,
  },
  {
    call: 'POST /api/leads/:id/checklist/',
    right: 'leads:work',
    payload: { kind: 'step', title: 'Example' },
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/leads/:id/checklist/order/',
    right: 'leads:work',
    payload: { ids: [] },
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'PATCH /api/checklist-items/:id/',
    right: 'leads:work',
    payload: {},
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'DELETE /api/checklist-items/:id/',
    right: 'leads:work',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/checklist-items/:id/restore/',
    right: 'leads:work',
    visitor: 401,
    administrator: 404,
  },
]
