import type { FastifyInstance } from 'fastify'
import type { StatusLine } from '#app/platform/server/feature/status.ts'
import { FolderUnreadable } from './folder.ts'
import { findLastBackup } from './last-backup.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Backups run nightly. The status is a warning if the last backup is older than 2 days, and an
 * error if it is older than 7 days.
 */
const [FRESH_MS, OLD_MS] = [2 * DAY_MS, 7 * DAY_MS]

export async function describeBackups(app: FastifyInstance): Promise<StatusLine[]> {
  return [{ name: 'Backup', screen: '/admin/backups', ...(await describeLast(app)) }]
}

async function describeLast(
  app: FastifyInstance,
): Promise<Pick<StatusLine, 'level' | 'text' | 'at'>> {
  try {
    const at = await findLastBackup(app)
    if (!at) return { level: 'warn', text: 'No backup has been made yet' }
    return { level: levelOf(Date.now() - Date.parse(at)), text: 'The last backup was made', at }
  } catch (error) {
    // An unreadable folder becomes a status line, so that the other status lines are still shown.
    if (error instanceof FolderUnreadable) return { level: 'bad', text: error.message }
    throw error
  }
}

function levelOf(age: number) {
  if (age > OLD_MS) return 'bad'
  return age > FRESH_MS ? 'warn' : 'ok'
}
