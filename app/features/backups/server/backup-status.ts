import type { FastifyInstance } from 'fastify'
import type { StatusLine } from '#app/base/server/status.ts'
import { FolderUnreadable } from './folder.ts'
import { findLastBackup } from './last-backup.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** One is made every night: of two nights one may have been missed, a week is somebody's business. */
const [FRESH_MS, OLD_MS] = [2 * DAY_MS, 7 * DAY_MS]

export async function describeBackups(app: FastifyInstance): Promise<StatusLine[]> {
  return [{ name: 'Backup', screen: '/admin/backups', ...(await describeLast(app)) }]
}

async function describeLast(
  app: FastifyInstance,
): Promise<Pick<StatusLine, 'level' | 'text' | 'at'>> {
  try {
    const at = await findLastBackup(app)
    if (!at) return { level: 'warn', text: 'None has been made yet' }
    return { level: levelOf(Date.now() - Date.parse(at)), text: 'The last one was made', at }
  } catch (error) {
    // Somebody's business, but no reason to say nothing of all else.
    if (error instanceof FolderUnreadable) return { level: 'bad', text: error.message }
    throw error
  }
}

function levelOf(age: number) {
  if (age > OLD_MS) return 'bad'
  return age > FRESH_MS ? 'warn' : 'ok'
}
