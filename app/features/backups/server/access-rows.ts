import type { AccessRow } from '#tests/access-row.ts'

const right = 'backups:manage'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/backups/', right, visitor: 401, administrator: 200 },
  { call: 'POST /api/backups/', right, visitor: 401, administrator: 202 },
  {
    call: 'POST /api/backups/downloads/',
    right,
    payload: { name: 'gantavya-2026-01-01T000000Z.tar.zst' },
    visitor: 401,
    administrator: 404,
  },
  // This endpoint is open to anyone with a valid ticket.
  {
    call: 'POST /api/backups/file/',
    payload: { ticket: 'none.of ours' },
    visitor: 403,
    administrator: 403,
  },
]
