import type { FastifyInstance } from 'fastify'
import { isInPast } from './folder.ts'
import * as store from './store.ts'

/** Returns the time of the newest backup that is not known to be damaged. */
export async function findLastBackup({ db, archives }: Pick<FastifyInstance, 'db' | 'archives'>) {
  const backups = await store.list(db, archives.backupDir)
  return backups.find((backup) => backup.error === '' && isInPast(backup))?.made_at
}
