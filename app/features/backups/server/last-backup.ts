import type { FastifyInstance } from 'fastify'
import { hasBeen } from './folder.ts'
import * as store from './store.ts'

/** When the newest backup was made that is not known to be damaged; undefined: there is none. */
export async function findLastBackup({ db, archives }: Pick<FastifyInstance, 'db' | 'archives'>) {
  const backups = await store.list(db, archives.backupDir)
  return backups.find((backup) => backup.problem === '' && hasBeen(backup))?.made_at
}
