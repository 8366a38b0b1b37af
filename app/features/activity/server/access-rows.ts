import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/activity/', right: 'changes:read', visitor: 401, administrator: 200 },
]
