import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { dashboardApi } from '#app/features/dashboard/contract.ts'
import { jobsApi } from '#app/features/jobs/contract.ts'
import { addRecurring } from '#app/platform/server/jobs/run-jobs.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import { nameArchive } from '#database/archive/format.ts'
import { readArchive } from '#database/archive/restore.ts'
import { startBackupApp } from '#tests/backup-app.ts'
import { waitForJobs } from '#tests/wait-for-jobs.ts'
import { backupsApi } from '../contract.ts'
import { describeBackups } from './backup-status.ts'
import { backUpJob, planJob, verifyJob } from './jobs.ts'
import { findLastBackup } from './last-backup.ts'

test('makes a restorable backup file that only the server’s user can read', async () => {
  const started = await startBackupApp()
  const { listBackups, folder, administrator } = started
  expect(await listBackups()).toEqual({ ...none, folder })

  await administrator.call(backupsApi.create, {})
  expect(await listBackups()).toMatchObject({ running: { type: 'backup' } })
  await waitForJobs(started)

  const { backups, running, failure } = await listBackups()
  expect({ running, failure }).toEqual({ running: null, failure: null })
  const [{ name = '' } = {}] = backups
  const file = join(folder, name)
  const bytes = statSync(file).size
  expect(backups).toEqual([
    { name, made_at: expect.any(String), made_by: 'Sita', bytes, verified_at: null, error: '' },
  ])
  expect([folder, file].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
  const { manifest } = await readArchive(file)
  expect(manifest.tables).toContainEqual(
    expect.objectContaining({ name: 'administrators', rows: 1 }),
  )
  expect(await administrator.call(auditLogApi.list, { querystring: {} })).toMatchObject([
    { action: 'added', subject: 'backup', administrator_name: 'Sita' },
  ])
})

const none = { backups: [], next_at: null, running: null, failure: null }

test('backs up every night in the office’s time zone, and removes old backups by the retention rule', async () => {
  const { app, db, listBackups, folder, setClock } = await startBackupApp()
  mkdirSync(folder, { recursive: true })
  // In Kathmandu the 1st has begun for both.
  for (const time of ['T030000Z', 'T120000Z', 'T120000Z.part']) {
    writeFileSync(
      join(folder, `gantavya-2030-06-01${time}.tar.zst`.replace(/(\.part)(.*)/, '$2$1')),
      'old',
    )
  }
  const [part = ''] = readdirSync(folder).filter((name) => name.endsWith('.part'))
  utimesSync(join(folder, part), 0, 0)
  await setClock('2030-06-01T12:30:00.000Z')
  await addRecurring(db, [planJob])
  app.changeNotifier.notify('jobs', planJob.name)
  await expect.poll(async () => (await listBackups()).next_at).toBe('2030-06-01T22:30:00.000Z')
  expect((await listBackups()).backups).toHaveLength(2)

  await setClock('2030-06-01T22:30:01.000Z')

  expect((await listBackups()).backups.map(({ made_at, made_by }) => [made_at, made_by])).toEqual([
    [expect.stringMatching(/^2030-06-01T22:30:/), ''],
    ['2030-06-01T12:00:00.000Z', ''],
  ])
  expect(readdirSync(folder)).toHaveLength(2)
})

test('tests the newest backup on Sundays, and reports a damaged one', async () => {
  const { app, db, createBackup, listBackups, folder, setClock, getClient } = await startBackupApp()
  await createBackup()
  const plan = async (now: string) => {
    await setClock(now)
    await addRecurring(db, [planJob])
    // As if the office began then: nothing is made up for.
    const fresh = { due_at: now, created_at: now }
    await db.updateTable('jobs').set(fresh).where('type', '=', planJob.name).execute()
    app.changeNotifier.notify('jobs', planJob.name)
    const sunday = () =>
      db.selectFrom('jobs').selectAll().where('type', '=', verifyJob.name).execute()
    await expect.poll(sunday).toContainEqual(expect.objectContaining({ ended_at: null }))
    await waitForJobs({ db })
  }
  /** Nor are they planned again. */
  async function skipBackups() {
    const ended = { due_at: null, ended_at: new Date().toISOString() }
    await db.updateTable('jobs').set(ended).where('type', '=', backUpJob.name).execute()
    const later = { due_at: '2031-01-01T00:00:00.000Z' }
    await db.updateTable('jobs').set(later).where('type', '=', planJob.name).execute()
  }
  await plan('2030-06-07T12:00:00.000Z')
  await skipBackups()
  await setClock('2030-06-08T23:30:01.000Z')

  expect(await listBackups()).toMatchObject({
    backups: [{ verified_at: expect.stringMatching(/^2030-06-08T23:30:/), error: '' }],
    failure: null,
  })
  const [good] = (await listBackups()).backups
  expect(await findLastBackup(app)).toBe(good?.made_at)
  expect(readdirSync(folder)).toEqual([good?.name])

  // As where there is no room: that says nothing about the backup.
  const inTheWay = join(folder, 'check.sqlite', 'full')
  mkdirSync(inTheWay, { recursive: true })
  await addJob(db, verifyJob, { payload: {}, key: 'hindered' })
  await waitForJobs({ db })
  expect(await listBackups()).toMatchObject({
    backups: [{ verified_at: good?.verified_at, error: '' }],
    failure: { error: expect.stringContaining('check.sqlite'), retry_at: null },
  })
  rmSync(join(folder, 'check.sqlite'), { recursive: true })

  const file = join(folder, good?.name ?? '')
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  writeFileSync(file, bytes)
  await plan('2030-06-09T12:00:00.000Z')
  await skipBackups()
  await setClock('2030-06-15T23:30:01.000Z')

  const problem = `${file} is damaged or incomplete. Use another backup.`
  expect(await listBackups()).toMatchObject({
    backups: [{ verified_at: expect.stringMatching(/^2030-06-15T23:30:/), error: problem }],
    failure: { error: problem, retry_at: null },
  })
  expect(await findLastBackup(app)).toBe(undefined)
  const failed = await getClient().call(jobsApi.list, { querystring: { state: 'failed' } })
  expect(failed).toContainEqual(
    expect.objectContaining({ title: 'Test the newest backup', error: problem }),
  )
})

test('runs a missed nightly backup and Sunday test once at the next start', async () => {
  const { app, db, listBackups, setClock } = await startBackupApp()
  const plan = async (at: string) => {
    await setClock(at)
    await addRecurring(db, [planJob])
    await db.updateTable('jobs').set({ due_at: at }).where('type', '=', planJob.name).execute()
    app.changeNotifier.notify('jobs', planJob.name)
    await waitForJobs({ db })
  }
  const made = async () => (await listBackups()).backups.map(({ made_at }) => made_at.slice(0, 16))
  // A Thursday. Of the nights before an office began, none is missing.
  await plan('2030-06-06T12:00:00.000Z')
  expect(await made()).toEqual([])
  await setClock('2030-06-06T22:30:01.000Z')
  expect(await made()).toEqual(['2030-06-06T22:30'])
  // The server stops before it plans the next night, and is away for four of them.
  const upcoming = db.deleteFrom('jobs').where('type', 'in', [backUpJob.name, verifyJob.name])
  await upcoming.where('ended_at', 'is', null).execute()

  await plan('2030-06-10T23:00:00.000Z')

  await expect.poll(made).toEqual(['2030-06-10T23:00', '2030-06-06T22:30'])
  await plan('2030-06-11T00:00:01.000Z')
  expect(await listBackups()).toMatchObject({
    backups: [{ verified_at: expect.stringMatching(/^2030-06-11T00:00:/), error: '' }, {}],
    failure: null,
  })
  await plan('2030-06-11T01:00:00.000Z')
  expect(await made()).toHaveLength(2)
})

test('skips a missed night if there was a backup since', async () => {
  const { app, db, createBackup, listBackups, setClock } = await startBackupApp()
  await setClock('2030-06-07T12:00:00.000Z')
  await createBackup()
  await addRecurring(db, [planJob])
  await waitForJobs({ db })

  const earlier = { created_at: '2030-06-06T12:00:00.000Z', due_at: '2030-06-07T12:00:00.000Z' }
  await db.updateTable('jobs').set(earlier).where('type', '=', planJob.name).execute()
  app.changeNotifier.notify('jobs', planJob.name)
  await waitForJobs({ db })

  expect(await listBackups()).toMatchObject({ backups: [{}], next_at: '2030-06-07T22:30:00.000Z' })
})

test('retries a failed backup, then gives up and shows the reason until one succeeds', async () => {
  const { app, config, db, createBackup, listBackups, administrator, setClock } =
    await startBackupApp()
  writeFileSync(config.backupDir, 'no folder')
  const notified = new Promise((resolve) => app.changeNotifier.on('office-changed', resolve))
  await administrator.call(backupsApi.create, {})
  await notified
  const readJob = () => db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()
  await expect.poll(readJob).toMatchObject({ attempts: 1, worker_id: null, ended_at: null })
  await setClock('2030-06-01T00:00:00.000Z')
  await setClock('2030-06-02T00:00:00.000Z')
  await setClock('2030-06-03T00:00:00.000Z')
  expect(await readJob()).toMatchObject({
    attempts: 4,
    ended_at: expect.any(String),
    error: expect.stringMatching(/^Backups cannot be written to \S+: EEXIST/),
  })

  rmSync(config.backupDir)
  expect(await listBackups()).toMatchObject({ failure: { retry_at: null } })
  expect(await createBackup()).toMatchObject({ backups: [{ made_by: 'Sita' }], failure: null })
})

test('stops a running backup with the server and leaves no partial file', async () => {
  const { app, administrator, folder, db } = await startBackupApp({ jobs: { graceMs: 0 } })
  await administrator.call(backupsApi.create, {})
  const readJob = () => db.selectFrom('jobs').select('worker_id').executeTakeFirst()
  await expect.poll(readJob).toMatchObject({ worker_id: expect.any(String) })

  await app.close()

  expect(await readJob()).toEqual({ worker_id: null })
  const names = () => (existsSync(folder) ? readdirSync(folder) : [])
  expect(names().filter((name) => !name.endsWith('.part'))).toEqual([])
})

test('reports a last backup that is older than a week', async () => {
  const { app, folder } = await startBackupApp()
  mkdirSync(folder, { recursive: true })
  const level = async (days: number) => {
    rmSync(folder, { recursive: true })
    mkdirSync(folder)
    const name = nameArchive(new Date(Date.now() - days * 24 * 60 * 60 * 1000))
    writeFileSync(join(folder, name), '')
    return (await describeBackups(app))[0]?.level
  }
  expect([await level(1), await level(3), await level(8)]).toEqual(['ok', 'warn', 'bad'])
  // As a clock leaves one that was years ahead, beside the last one that was really made.
  writeFileSync(join(folder, nameArchive(new Date('2099-01-01'))), '')
  expect((await describeBackups(app))[0]?.level).toBe('bad')
})

test('reports an unreadable folder without hiding other status lines', async () => {
  const { administrator, folder, listBackups } = await startBackupApp()
  // A link to itself fails like a broken disk or a folder without access.
  symlinkSync(folder, folder)
  const error = expect.stringMatching(/^The backup folder \S+ cannot be read: ELOOP/)

  const { problems } = await administrator.call(dashboardApi.read, {})
  expect(problems).toMatchObject([{ name: 'Backup', text: error }])
  expect(await listBackups()).toEqual({ ...none, folder, failure: { error, retry_at: null } })
})

test('keeps a new backup even if the clock was set back since another one', async () => {
  const { folder, createBackup } = await startBackupApp()
  mkdirSync(folder, { recursive: true })
  const later = nameArchive(new Date(Date.now() + 30 * 60 * 1000))
  writeFileSync(join(folder, later), 'made before the clock was set back')

  const { backups } = await createBackup()

  expect(backups).toMatchObject([{ name: later }, { made_by: 'Sita' }])
})
