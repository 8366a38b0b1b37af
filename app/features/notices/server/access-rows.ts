import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/mails/', right: 'jobs:manage', visitor: 401, administrator: 200 },
  { call: 'GET /api/mails/status/', right: 'jobs:manage', visitor: 401, administrator: 200 },
  { call: 'POST /api/mails/trial/', right: 'jobs:manage', visitor: 401, administrator: 200 },
  { call: 'POST /api/mails/:id/again/', right: 'jobs:manage', visitor: 401, administrator: 404 },
  { call: 'POST /api/mails/:id/drop/', right: 'jobs:manage', visitor: 401, administrator: 404 },
]
