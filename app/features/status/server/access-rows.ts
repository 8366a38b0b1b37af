import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/status/', right: 'jobs:manage', visitor: 401, administrator: 200 },
]
