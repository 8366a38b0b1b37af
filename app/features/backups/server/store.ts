import { listJobsOfTypes } from '#app/platform/server/jobs/store.ts'
import type { Database } from '#database/connect.ts'
import type { Backup, Backups } from '../contract.ts'
import { type BackupFile, listBackupFiles } from './folder.ts'

/** Lists the existing backup files, newest first, with their stored details. */
export async function list(db: Database, folder: string): Promise<Backup[]> {
  const [files, rows] = await Promise.all([
    listBackupFiles(folder),
    db.selectFrom('backups').selectAll().execute(),
  ])
  const details = new Map(rows.map((row) => [row.name, row]))
  return files.map((file) => toBackup(file, details.get(file.name)))
}

const toBackup = (file: BackupFile, row?: Omit<Backup, 'bytes' | 'made_at'>): Backup => ({
  ...file,
  made_by: row?.made_by ?? '',
  verified_at: row?.verified_at ?? null,
  error: row?.error ?? '',
})

/** Stores who created a backup, or the result of its test restore. */
export async function saveDetails(
  db: Database,
  name: string,
  details: Partial<Pick<Backup, 'made_by' | 'verified_at' | 'error'>>,
) {
  await db
    .insertInto('backups')
    .values({ name, made_by: '', verified_at: null, ...details })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(details))
    .execute()
}

/** Deletes the rows of files that no longer exist. */
export async function removeMissing(db: Database, names: string[]) {
  const staleRows = db.deleteFrom('backups')
  await (names.length > 0 ? staleRows.where('name', 'not in', names) : staleRows).execute()
}

/** Returns the running job, the next due time, and the last failure since the newest backup. */
export async function readJobState(db: Database, types: string[], since = '') {
  const jobs = await listJobsOfTypes(db, types)
  const now = new Date().toISOString()
  // Due jobs count as running, so that the screen shows progress immediately after a request.
  const running = jobs.find(({ due_at, worker_id }) => worker_id || (due_at && due_at <= now))
  const waiting = jobs.filter((job) => job.due_at !== null && job !== running)
  const failed = jobs
    .filter(
      ({ error, worker_id, ended_at }) => error !== '' && !worker_id && (ended_at ?? '~') > since,
    )
    .toSorted((a, b) => ((a.ended_at ?? '~') < (b.ended_at ?? '~') ? 1 : -1))[0]
  const failure: Backups['failure'] = failed
    ? { error: failed.error, retry_at: failed.ended_at ? null : failed.due_at }
    : null
  return { next_at: waiting.map(({ due_at }) => due_at).sort()[0] ?? null, running, failure }
}
