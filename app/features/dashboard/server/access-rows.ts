import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/dashboard/', right: 'office:enter', visitor: 401, administrator: 200 },
]
