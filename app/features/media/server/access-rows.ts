import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /media/:name', visitor: 404, administrator: 404 },
  { call: 'GET /media/cards/:file', visitor: 404, administrator: 404 },
  { call: 'GET /api/pictures/', visitor: 401, administrator: 200 },
  { call: 'POST /api/pictures/', payload: {}, visitor: 401, administrator: 400 },
  { call: 'PATCH /api/pictures/:id/', payload: { alt: '' }, visitor: 401, administrator: 404 },
  { call: 'GET /api/pictures/:id/uses/', visitor: 401, administrator: 404 },
  { call: 'POST /api/pictures/:id/file/', payload: {}, visitor: 401, administrator: 400 },
  { call: 'DELETE /api/pictures/:id/', visitor: 401, administrator: 404 },
  { call: 'POST /api/pictures/:id/restore/', visitor: 401, administrator: 404 },
]
