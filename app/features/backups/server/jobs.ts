import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import { DamagedArchive, nameArchive } from '#database/archive/format.ts'
import { isInPast, listBackupFiles, prepareFolder } from './folder.ts'
import { findLastBackup } from './last-backup.ts'
import { chooseRetained } from './retention.ts'
import { runArchiveProcess } from './run-archive-process.ts'
import { lastNightlyRun, lastSundayRun, nextNightlyRun, nextSundayRun } from './schedule.ts'
import * as store from './store.ts'

/** The delays in seconds before three retries, all within three hours. */
const backupRetryDelays = [5 * 60, 30 * 60, 2 * 60 * 60]

export const backUpJob = defineJob({
  name: 'back-up',
  title: 'Make a backup',
  payload: Type.Object({ made_by: Type.String() }),
  retryDelays: backupRetryDelays,
  concurrency: 1,
  async run({ app, payload: { made_by }, signal }) {
    const { backupDir, database } = app.archives
    await prepareFolder(backupDir)
    const name = nameArchive(new Date())
    const task = { type: 'backup', database, file: join(backupDir, name) } as const
    await runArchiveProcess(task, {
      signal,
      onProgress: (progress) => app.backupProgress.report(task.type, progress),
    })
    await store.saveDetails(app.db, name, { made_by })
    await removeExpired(app, name)
    notifyOpenScreens(app)
  },
})

/**
 * Removes backups that the retention rule does not retain; damaged ones do not count. The new
 * backup always stays, even if a clock that was set back makes other backups seem newer.
 */
async function removeExpired(
  { db, archives: { backupDir }, office }: FastifyInstance,
  newBackup: string,
) {
  const all = await store.list(db, backupDir)
  const intactDates = all.filter(({ error }) => error === '').map(({ made_at }) => made_at)
  const retained = chooseRetained(intactDates, (await office.read()).time_zone)
  for (const { name, made_at } of all) {
    if (name !== newBackup && !retained.has(made_at))
      await rm(join(backupDir, name), { force: true })
  }
  await store.removeMissing(
    db,
    (await listBackupFiles(backupDir)).map(({ name }) => name),
  )
}

export const verifyJob = defineJob({
  name: 'check-backup',
  title: 'Test the newest backup',
  payload: Type.Object({}),
  retryDelays: [],
  concurrency: 1,
  async run({ app, signal }) {
    const { backupDir } = app.archives
    const newest = (await listBackupFiles(backupDir)).find(isInPast)
    if (!newest) throw new Error('There is no backup to test.')
    const [file, temporary] = [newest.name, 'check.sqlite'].map((name) => join(backupDir, name))
    const task = { type: 'verification', file: String(file), temporary: String(temporary) } as const
    const onProgress = (progress: number) => app.backupProgress.report(task.type, progress)
    const error = await runArchiveProcess(task, { signal, onProgress }).then(
      () => '',
      (cause: Error) => {
        // Other errors, such as a full disk or a timeout, do not mean that the backup is damaged.
        if (!(cause instanceof DamagedArchive)) throw cause
        return cause.message
      },
    )
    await store.saveDetails(app.db, newest.name, { verified_at: new Date().toISOString(), error })
    notifyOpenScreens(app)
    if (error) throw new Error(error)
  },
})

/**
 * Schedules the nightly backup, and the test restore an hour later on Sundays. Also schedules runs
 * that were missed while no server ran.
 */
export const planJob = defineJob({
  name: 'plan-backups',
  title: 'Schedule the next backup',
  payload: Type.Object({}),
  every: 60 * 60,
  async run({ app, id }) {
    const { time_zone } = await app.office.read()
    const now = new Date()
    await planMissed(app, { time_zone, now, since: await findPlanStart(app, id) })
    const [night, sunday] = [nextNightlyRun(time_zone, now), nextSundayRun(time_zone, now)]
    await planBackup(app, night.day, night.at)
    await planVerification(app, sunday.day, hourAfter(sunday.at))
  },
})

/** Schedules missed runs. Runs before the first planning do not count as missed. */
async function planMissed(
  app: FastifyInstance,
  { time_zone, now, since }: { time_zone: string; now: Date; since: string },
) {
  const [night, sunday] = [lastNightlyRun(time_zone, now), lastSundayRun(time_zone, now)]
  if (night.at > since && !(await hasBackupSince(app, night.at))) {
    await planBackup(app, night.day, night.at)
  }
  // Verifies an hour later, because the backup to verify may still be in progress.
  if (sunday.at > since) await planVerification(app, sunday.day, hourAfter(now.toISOString()))
}

/**
 * Schedules a backup. The key is the day, so each day is scheduled only once, even after success or
 * failure.
 */
const planBackup = ({ db }: FastifyInstance, key: string, at: string) =>
  addJob(db, backUpJob, { payload: { made_by: '' }, key, at })

const planVerification = ({ db }: FastifyInstance, key: string, at: string) =>
  addJob(db, verifyJob, { payload: {}, key, at })

async function findPlanStart({ db }: FastifyInstance, planJobId: string) {
  const row = db.selectFrom('jobs').select('created_at').where('id', '=', planJobId)
  return (await row.executeTakeFirstOrThrow()).created_at
}

/**
 * Whether a backup exists since a moment. An unreadable folder counts as empty; the backup job then
 * reports the error.
 */
async function hasBackupSince(app: FastifyInstance, moment: string) {
  const last = await findLastBackup(app).catch(() => undefined)
  return last !== undefined && last >= moment
}

const hourAfter = (moment: string) => new Date(Date.parse(moment) + 60 * 60 * 1000).toISOString()
