import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/guides/', visitor: 200, administrator: 200 },
]
