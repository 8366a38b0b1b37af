import type { AccessRow } from '#tests/access-row.ts'
import { makeDestination } from '#tests/factories.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/destinations/', visitor: 200, administrator: 200 },
  {
    call: 'GET /api/destinations/source/',
    right: 'content:write',
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'POST /api/destinations/order/',
    right: 'content:write',
    payload: { ids: [] },
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'POST /api/destinations/',
    right: 'content:write',
    payload: makeDestination(),
    visitor: 401,
    administrator: 201,
  },
  {
    call: 'PATCH /api/destinations/:id/',
    right: 'content:write',
    payload: {},
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'DELETE /api/destinations/:id/',
    right: 'content:write',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/destinations/:id/restore/',
    right: 'content:write',
    visitor: 401,
    administrator: 404,
  },
]
