import type { AccessRow } from '#tests/access-row.ts'
import { makeSlide } from '#tests/make.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/public/hero-slides/', visitor: 200, administrator: 200 },
  { call: 'GET /api/hero-slides/', visitor: 401, administrator: 200 },
  { call: 'POST /api/hero-slides/order/', payload: { ids: [] }, visitor: 401, administrator: 200 },
  { call: 'POST /api/hero-slides/', payload: makeSlide(), visitor: 401, administrator: 201 },
  { call: 'PATCH /api/hero-slides/:id/', payload: {}, visitor: 401, administrator: 404 },
  { call: 'DELETE /api/hero-slides/:id/', visitor: 401, administrator: 404 },
  { call: 'POST /api/hero-slides/:id/restore/', visitor: 401, administrator: 404 },
]
