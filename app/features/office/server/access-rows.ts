import type { AccessRow } from '#tests/access-row.ts'
import { exampleOffice } from '../example-office-contract.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/public/office/', visitor: 200, administrator: 200 },
  { call: 'GET /api/office/', right: 'settings:change', visitor: 401, administrator: 200 },
  {
    call: 'PUT /api/office/',
    right: 'settings:change',
    payload: { ...exampleOffice, version: 0, examples: [] },
    visitor: 401,
    administrator: 200,
  },
]
