import type { AccessRow } from '#tests/access-row.ts'
import { makeDestination } from '#tests/make.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/destinations/', visitor: 200, administrator: 200 },
  { call: 'GET /api/destinations/written/', visitor: 401, administrator: 200 },
  { call: 'POST /api/destinations/order/', payload: { ids: [] }, visitor: 401, administrator: 200 },
  { call: 'POST /api/destinations/', payload: makeDestination(), visitor: 401, administrator: 201 },
  { call: 'PATCH /api/destinations/:id/', payload: {}, visitor: 401, administrator: 404 },
  { call: 'DELETE /api/destinations/:id/', visitor: 401, administrator: 404 },
  { call: 'POST /api/destinations/:id/restore/', visitor: 401, administrator: 404 },
]
