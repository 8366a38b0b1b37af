import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { dashboardApi } from '#app/features/dashboard/contract.ts'
import { formatBytes } from '#app/platform/server/feature/status.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob, requeueJob } from '#app/platform/server/jobs/store.ts'
import { mountSmallDisk } from '#tests/small-disk.ts'
import { startMailServer } from '#tests/start-mail-server.ts'
import { startTestApp } from '#tests/test-app.ts'
import { waitForJobs } from '#tests/wait-for-jobs.ts'
import { statusApi } from '../contract.ts'
import { describeDiskSpace, measureDiskSpace } from './disk-space.ts'
import { watchDisk } from './watch-disk.ts'

async function start(options: Parameters<typeof startTestApp>[0] = {}) {
  const started = await startTestApp(options)
  await started.app.ready()
  const find = async (name: string) => {
    const lines = await started.administrator.call(statusApi.read, {})
    return lines.find((line) => line.name === name)
  }
  const readTroubles = async () =>
    (await started.administrator.call(dashboardApi.read, {})).problems?.map(({ name }) => name)
  return { ...started, find, readTroubles }
}

test('shows an owner version, database, disk, mail, jobs and backup, each once', async () => {
  const { administrator, app, readTroubles } = await start({ config: { dataDir: '/' } })

  const lines = await administrator.call(statusApi.read, {})

  const names = lines.map(({ name }) => name)
  expect(names).toEqual(['Version', 'Database', 'Disk', 'Mail', 'Jobs', 'Backup'])
  expect(lines).toMatchObject([
    { level: 'ok', text: expect.stringContaining(app.release.version), at: expect.any(String) },
    { level: 'ok', text: expect.stringMatching(/^(SQLite|PostgreSQL) \d+\.\d+.*, [\d.]+ [kM]B, /) },
    { text: expect.stringMatching(/ left, [\d.]+ [kMGT]B$/), used: expect.any(Number) },
    { level: 'warn', text: 'Email is not set up', advice: expect.any(String) },
    { level: 'ok', text: 'None failed, none running, none waiting', screen: '/admin/jobs' },
    { level: 'warn', text: 'No backup has been made yet', screen: '/admin/backups' },
  ])
  expect(Date.parse(lines[0]?.at ?? '')).toBeLessThan(Date.now())
  if (lines[2]?.level !== 'bad') expect(await readTroubles()).toEqual([])
})

test('shows lines of other features, and bad ones on the dashboard', async () => {
  const status = async () => [
    { name: 'Lamp', level: 'bad' as const, text: 'It is dark' },
    { name: 'Door', level: 'warn' as const, text: 'It is open' },
  ]
  const { find, readTroubles } = await start({ more: [{ routes: [], status }] })

  expect(await find('Lamp')).toEqual({ name: 'Lamp', level: 'bad', text: 'It is dark' })
  expect(await readTroubles()).toEqual(['Lamp'])
})

test('reports failed jobs and due jobs that do not start', async () => {
  const kind = defineJob({
    name: 'example',
    title: 'Fail',
    payload: Type.Object({}),
    retryDelays: [],
    run: async () => {
      throw new Error('No water.')
    },
  })
  const { db, app, find, readTroubles } = await start({ more: [{ routes: [], jobs: [kind] }] })
  await addJob(db, kind, { payload: {}, key: 'one' })
  await waitForJobs({ db })

  expect(await find('Jobs')).toMatchObject({
    level: 'bad',
    text: '1 failed, none running, none waiting',
    advice: expect.stringContaining('Retry or delete'),
  })
  expect(await readTroubles()).toEqual(['Jobs'])

  await db.deleteFrom('jobs').execute()
  expect(await find('Jobs')).toMatchObject({ level: 'ok' })
  // No server does what it has never heard of.
  const unknown = { ...kind, name: 'of-another-version' }
  const at = new Date(Date.now() - 20 * 60_000).toISOString()
  await addJob(db, unknown, { payload: {}, at })
  expect(await find('Jobs')).toMatchObject({
    level: 'bad',
    advice: expect.stringContaining('not starting'),
  })
  expect(app.jobTypes.map(({ name }) => name)).not.toContain(unknown.name)
})

test('shows the mail server if email is set up', async () => {
  const { config } = await startMailServer()
  const { find } = await start({ config })

  expect(await find('Mail')).toMatchObject({
    level: 'ok',
    text: expect.stringMatching(/^Sent through .+:\d+; none waiting, none failed$/),
  })
})

test('notifies the owners once a day when less than a tenth of the disk is free', async ({
  skip,
}) => {
  const disk = mountSmallDisk()
  if (!disk) return skip('Only root can mount a disk of its own.')
  const mailServer = await startMailServer()
  const config = { ...mailServer.config, dataDir: disk.folder }
  const started = await start({ config })
  const { db, signIn, find, readTroubles } = started
  await signIn()
  const checkDisk = async () => {
    await requeueJob(db, watchDisk, { payload: {}, key: 'look' })
    await waitForJobs(started)
  }
  const subjects = () => mailServer.received.map(({ headers }) => headers.subject)

  disk.fill(0.5)
  await checkDisk()
  expect(await find('Disk')).toMatchObject({ level: 'ok', text: '50 % left, 2.1 MB', used: 0.5 })
  disk.fill(0.15)
  await checkDisk()
  expect(await find('Disk')).toMatchObject({ level: 'warn' })
  expect(await readTroubles()).toEqual([])
  expect(subjects()).toEqual([])
  disk.fill(0.09)
  await checkDisk()
  await checkDisk()

  expect(await find('Disk')).toMatchObject({ level: 'bad', text: '8 % left, 377 kB' })
  expect(await readTroubles()).toEqual(['Disk'])
  const title = 'The disk is nearly full: 8 % left, 377 kB'
  await expect.poll(subjects).toEqual([title])
  expect(mailServer.received[0]?.plain).toContain('/admin/status')
  expect(await db.selectFrom('notifications').select('kind').execute()).toEqual([{ kind: 'disk' }])
})

test('never rounds free space up', async () => {
  const says = (share: number, left: number) =>
    describeDiskSpace({ freeShare: share, freeBytes: left }).text

  expect(says(0.0999, 1e9)).toBe('9 % left, 1 GB')
  expect(says(0.004, 40_000)).toBe('less than 1 % left, 40 kB')
  expect(says(0, 0)).toBe('0 % left, 0 byte')
  expect(describeDiskSpace({ freeShare: 0.1, freeBytes: 1 }).level).toBe('warn')
  expect(describeDiskSpace({ freeShare: 0.2, freeBytes: 1 }).level).toBe('ok')
  expect(formatBytes(1_440_000_000)).toBe('1.4 GB')
  expect(formatBytes(82_500_000_000)).toBe('83 GB')
  expect(await measureDiskSpace('/no/such/folder')).toBeUndefined()
})
