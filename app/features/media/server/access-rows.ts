import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /media/:name', visitor: 404, administrator: 404 },
]
