import type { AccessRow } from '#tests/access-row.ts'
import { makeFact } from '#tests/factories.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/public/facts/', visitor: 200, administrator: 200 },
  { call: 'GET /api/facts/', right: 'facts:read', visitor: 401, administrator: 200 },
  { call: 'GET /api/facts/:id/', right: 'facts:read', visitor: 401, administrator: 404 },
  {
    call: 'POST /api/facts/',
    right: 'content:write',
    payload: makeFact(),
    visitor: 401,
    administrator: 201,
  },
  {
    call: 'PATCH /api/facts/:id/',
    right: 'content:write',
    payload: {},
    visitor: 401,
    administrator: 404,
  },
  { call: 'DELETE /api/facts/:id/', right: 'content:write', visitor: 401, administrator: 404 },
  {
    call: 'POST /api/facts/:id/restore/',
    right: 'content:write',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/facts/:id/values/',
    right: 'content:write',
    payload: {},
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'PATCH /api/fact-values/:id/',
    right: 'content:write',
    payload: {},
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/fact-values/:id/confirm/',
    right: 'content:write',
    visitor: 401,
    administrator: 404,
  },
]
