import type { AccessRow } from '#tests/access-row.ts'
import { makeFact } from '#tests/make.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/public/facts/', visitor: 200, administrator: 200 },
  { call: 'GET /api/facts/', visitor: 401, administrator: 200 },
  { call: 'GET /api/facts/:id/', visitor: 401, administrator: 404 },
  { call: 'POST /api/facts/', payload: makeFact(), visitor: 401, administrator: 201 },
  { call: 'PATCH /api/facts/:id/', payload: {}, visitor: 401, administrator: 404 },
  { call: 'DELETE /api/facts/:id/', visitor: 401, administrator: 404 },
  { call: 'POST /api/facts/:id/restore/', visitor: 401, administrator: 404 },
  { call: 'POST /api/facts/:id/values/', payload: {}, visitor: 401, administrator: 404 },
  { call: 'PATCH /api/fact-values/:id/', payload: {}, visitor: 401, administrator: 404 },
  { call: 'POST /api/fact-values/:id/confirm/', visitor: 401, administrator: 404 },
]
