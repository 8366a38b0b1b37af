import type { FastifyInstance } from 'fastify'
import type { StatusLine } from '#app/base/server/status.ts'
import { findLastBackup } from './last-backup.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** One is made every night: of two nights one may have been missed, a week is somebody's business. */
const [FRESH_MS, OLD_MS] = [2 * DAY_MS, 7 * DAY_MS]

export async function describeBackups(app: FastifyInstance): Promise<StatusLine[]> {
  const at = await findLastBackup(app)
  const age = at ? Date.now() - Date.parse(at) : undefined
  return [
    {
      name: 'Backup',
      level: levelOf(age),
      says: at ? 'The last one was made' : 'None has been made yet',
      screen: '/admin/backups',
      ...(at && { at }),
    },
  ]
}

function levelOf(age?: number) {
  if (age === undefined) return 'warn'
  if (age > OLD_MS) return 'bad'
  return age > FRESH_MS ? 'warn' : 'ok'
}
