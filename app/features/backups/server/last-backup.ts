import type { FastifyInstance } from 'fastify'
import { isInPast } from './folder.ts'
import * as store from './store.ts'

/** When the newest backup was made that is not known to be damaged; undefined: there is none. */
export async function findLastBackup({ db, archives }: Pick<FastifyInstance, 'db' | 'archives'>) {
  const backups = await store.list(db, archives.backupDir)
  return backups.find((backup) => backup.problem === '' && isInPast(backup))?.made_at
}
