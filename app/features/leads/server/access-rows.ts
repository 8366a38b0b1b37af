import type { AccessRow } from '#tests/access-row.ts'

const nobody = '01900000-0000-7000-8000-000000000000'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/leads/', visitor: 401, administrator: 200 },
  { call: 'GET /api/leads/today/', visitor: 401, administrator: 200 },
  { call: 'GET /api/leads/board/', visitor: 401, administrator: 200 },
  { call: 'GET /api/leads/choices/', visitor: 401, administrator: 200 },
  { call: 'GET /api/leads/:id/', visitor: 401, administrator: 404 },
  {
    call: 'POST /api/leads/',
    payload: { name: 'Example Student' },
    visitor: 401,
    administrator: 201,
  },
  {
    call: 'POST /api/leads/line/',
    payload: { line: 'Example Student, Canada' },
    visitor: 401,
    administrator: 201,
  },
  { call: 'PATCH /api/leads/:id/', payload: {}, visitor: 401, administrator: 404 },
  {
    call: 'POST /api/leads/:id/entries/',
    payload: { kind: 'call', text: '' },
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/leads/bulk/',
    payload: { ids: [nobody], next_at: null },
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'POST /api/leads/bulk/undo/',
    payload: { before: [{ id: nobody, tags: [] }] },
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'PATCH /api/leads/:id/entries/:entry_id/',
    payload: { text: 'Said so.' },
    visitor: 401,
    administrator: 404,
  },
  { call: 'POST /api/leads/:id/record/', visitor: 401, administrator: 404 },
  { call: 'DELETE /api/leads/:id/', visitor: 401, administrator: 404 },
  ...['merge', 'unmerge', 'not-the-same', 'perhaps-the-same'].map((deed) => ({
    call: `POST /api/leads/:id/${deed}/`,
    payload: { other_id: '01900000-0000-7000-8000-000000000001', fields: [] },
    visitor: 401,
    administrator: 404,
  })),
  { call: 'GET /api/lead-stages/', visitor: 401, administrator: 200 },
  { call: 'POST /api/lead-stages/', payload: { name: 'Test' }, visitor: 401, administrator: 201 },
  { call: 'PATCH /api/lead-stages/:id/', payload: {}, visitor: 401, administrator: 404 },
  { call: 'POST /api/lead-stages/order/', payload: { ids: [] }, visitor: 401, administrator: 409 },
  { call: 'DELETE /api/lead-stages/:id/', visitor: 401, administrator: 404 },
  { call: 'POST /api/lead-stages/:id/restore/', visitor: 401, administrator: 404 },
  { call: 'GET /api/lead-views/', visitor: 401, administrator: 200 },
  {
    call: 'POST /api/lead-views/',
    payload: { name: 'Mine', query: '', is_shared: false },
    visitor: 401,
    administrator: 201,
  },
  { call: 'PATCH /api/lead-views/:id/', payload: {}, visitor: 401, administrator: 404 },
  { call: 'DELETE /api/lead-views/:id/', visitor: 401, administrator: 404 },
  { call: 'POST /api/lead-views/:id/restore/', visitor: 401, administrator: 404 },
]
