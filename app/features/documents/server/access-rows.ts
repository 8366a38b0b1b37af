import type { AccessRow } from '#tests/access-row.ts'

const from = { revision: 1 }
const start = '/api/documents/:id'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/documents/', visitor: 401, administrator: 200 },
  { call: 'GET /api/document-kinds/', visitor: 401, administrator: 200 },
  {
    call: 'POST /api/documents/',
    payload: { kind: 'page', title: 'Terms' },
    visitor: 401,
    administrator: 201,
  },
  { call: `GET ${start}/`, visitor: 401, administrator: 404 },
  {
    call: `PATCH ${start}/draft/`,
    payload: { ...from, content: {} },
    visitor: 401,
    administrator: 404,
  },
  { call: `POST ${start}/publish/`, payload: from, visitor: 401, administrator: 404 },
  {
    call: `POST ${start}/schedule/`,
    payload: { ...from, at: '2099-01-01T09:00' },
    visitor: 401,
    administrator: 404,
  },
  { call: `DELETE ${start}/schedule/`, visitor: 401, administrator: 404 },
  { call: `POST ${start}/archive/`, visitor: 401, administrator: 404 },
  { call: `GET ${start}/versions/`, visitor: 401, administrator: 200 },
  { call: `GET ${start}/versions/:number/`, visitor: 401, administrator: 400 },
  {
    call: `POST ${start}/versions/:number/restore/`,
    payload: from,
    visitor: 401,
    administrator: 400,
  },
  { call: `GET ${start}/previews/`, visitor: 401, administrator: 200 },
  {
    call: `POST ${start}/previews/`,
    payload: { is_shared: true },
    visitor: 401,
    administrator: 404,
  },
  { call: 'DELETE /api/previews/:id/', visitor: 401, administrator: 404 },
  { call: `POST ${start}/presence/`, visitor: 401, administrator: 404 },
  {
    call: `GET /api/public/preview/?token=${'0'.repeat(64)}`,
    visitor: 404,
    administrator: 404,
  },
  { call: 'GET /api/public/documents/', visitor: 200, administrator: 200 },
  { call: 'GET /api/public/document/?address=/none', visitor: 404, administrator: 404 },
]
