import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/deleted/', right: 'changes:read', visitor: 401, administrator: 200 },
]
