import type { AccessRow } from '#tests/access-row.ts'

const from = { revision: 1 }
const start = '/api/pages/:id'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/pages/', right: 'content:write', visitor: 401, administrator: 200 },
  { call: 'GET /api/page-types/', right: 'content:write', visitor: 401, administrator: 200 },
  {
    call: 'POST /api/pages/',
    right: 'content:write',
    payload: { type: 'page', title: 'Terms' },
    visitor: 401,
    administrator: 201,
  },
  { call: `GET ${start}/`, right: 'content:write', visitor: 401, administrator: 404 },
  {
    call: `PATCH ${start}/draft/`,
    right: 'content:write',
    payload: { ...from, content: {} },
    visitor: 401,
    administrator: 404,
  },
  { call: `DELETE ${start}/`, right: 'content:write', visitor: 401, administrator: 404 },
  { call: `POST ${start}/restore/`, right: 'content:write', visitor: 401, administrator: 404 },
  {
    call: `POST ${start}/publish/`,
    right: 'content:write',
    payload: from,
    visitor: 401,
    administrator: 404,
  },
  {
    call: `POST ${start}/schedule/`,
    right: 'content:write',
    payload: { ...from, at: '2099-01-01T09:00' },
    visitor: 401,
    administrator: 404,
  },
  { call: `DELETE ${start}/schedule/`, right: 'content:write', visitor: 401, administrator: 404 },
  { call: `POST ${start}/archive/`, right: 'content:write', visitor: 401, administrator: 404 },
  {
    call: `POST ${start}/translations/`,
    right: 'content:write',
    payload: { language: 'ne' },
    visitor: 401,
    administrator: 404,
  },
  { call: `GET ${start}/versions/`, right: 'content:write', visitor: 401, administrator: 200 },
  {
    call: `GET ${start}/versions/:number/`,
    right: 'content:write',
    visitor: 401,
    administrator: 400,
  },
  {
    call: `POST ${start}/versions/:number/restore/`,
    right: 'content:write',
    payload: from,
    visitor: 401,
    administrator: 400,
  },
  { call: `GET ${start}/previews/`, right: 'content:write', visitor: 401, administrator: 200 },
  {
    call: `POST ${start}/previews/`,
    right: 'content:write',
    payload: { is_shared: true },
    visitor: 401,
    administrator: 404,
  },
  { call: 'DELETE /api/previews/:id/', right: 'content:write', visitor: 401, administrator: 404 },
  { call: `POST ${start}/presence/`, right: 'content:write', visitor: 401, administrator: 404 },
  {
    call: `GET /api/public/preview/?token=${'0'.repeat(64)}`,
    visitor: 404,
    administrator: 404,
  },
  { call: 'GET /api/public/pages/', visitor: 200, administrator: 200 },
  { call: 'GET /api/public/translations/', visitor: 200, administrator: 200 },
  { call: 'GET /api/public/page/?address=/none', visitor: 404, administrator: 404 },
]
