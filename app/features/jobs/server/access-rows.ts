import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/jobs/', right: 'jobs:manage', visitor: 401, administrator: 200 },
  { call: 'POST /api/jobs/:id/retry/', right: 'jobs:manage', visitor: 401, administrator: 404 },
  { call: 'DELETE /api/jobs/:id/', right: 'jobs:manage', visitor: 401, administrator: 404 },
]
