import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  {
    call: 'GET /api/leads/report/?from=2026-11-01&until=2026-11-30',
    right: 'reports:read',
    visitor: 401,
    administrator: 200,
    key: 200,
  },
]
