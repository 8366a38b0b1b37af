import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /media/:name', visitor: 404, administrator: 404 },
  { call: 'GET /media/cards/:file', visitor: 404, administrator: 404 },
  { call: 'GET /media/icons/:file', visitor: 404, administrator: 404 },
  { call: 'GET /api/pictures/', right: 'content:write', visitor: 401, administrator: 200 },
  {
    call: 'POST /api/pictures/',
    right: 'content:write',
    payload: {},
    visitor: 401,
    administrator: 400,
  },
  {
    call: 'PATCH /api/pictures/:id/',
    right: 'content:write',
    payload: { alt: '' },
    visitor: 401,
    administrator: 404,
  },
  { call: 'GET /api/pictures/:id/uses/', right: 'content:write', visitor: 401, administrator: 404 },
  {
    call: 'POST /api/pictures/:id/file/',
    right: 'content:write',
    payload: {},
    visitor: 401,
    administrator: 400,
  },
  { call: 'DELETE /api/pictures/:id/', right: 'content:write', visitor: 401, administrator: 404 },
  {
    call: 'POST /api/pictures/:id/restore/',
    right: 'content:write',
    visitor: 401,
    administrator: 404,
  },
]
