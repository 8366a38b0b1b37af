import type { AccessRow } from '#tests/access-row.ts'
import { makeSlide } from '#tests/factories.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/public/hero-slides/', visitor: 200, administrator: 200 },
  { call: 'GET /api/hero-slides/', right: 'content:write', visitor: 401, administrator: 200 },
  {
    call: 'POST /api/hero-slides/order/',
    right: 'content:write',
    payload: { ids: [] },
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'POST /api/hero-slides/',
    right: 'content:write',
    payload: makeSlide(),
    visitor: 401,
    administrator: 201,
  },
  {
    call: 'PATCH /api/hero-slides/:id/',
    right: 'content:write',
    payload: {},
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'DELETE /api/hero-slides/:id/',
    right: 'content:write',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/hero-slides/:id/restore/',
    right: 'content:write',
    visitor: 401,
    administrator: 404,
  },
]
