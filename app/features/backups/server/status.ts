import type { FastifyInstance } from 'fastify'
import type { StatusLine } from '#app/base/server/status.ts'
import { findLastBackup } from './last-backup.ts'

/** One is made every night: of two nights one may have been missed. */
const FRESH_MS = 48 * 60 * 60 * 1000

export async function describeBackups(app: FastifyInstance): Promise<StatusLine[]> {
  const at = await findLastBackup(app)
  const isFresh = at !== undefined && Date.parse(at) > Date.now() - FRESH_MS
  return [
    {
      name: 'Backup',
      level: isFresh ? 'ok' : 'warn',
      says: at ? 'The last one was made' : 'None has been made yet',
      screen: '/admin/backups',
      ...(at && { at }),
    },
  ]
}
