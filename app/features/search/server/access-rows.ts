import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/public/search/?q=visa', visitor: 200, administrator: 200 },
]
