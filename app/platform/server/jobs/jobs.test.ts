import { Type } from 'typebox'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { defineJob, type RunningJob } from './job-type.ts'
import { addRecurring } from './run-jobs.ts'
import { addJob, cancelJob, deleteOldJobs } from './store.ts'

const Payload = Type.Object({ name: Type.String() })
type Run = (job: RunningJob<{ name: string }>) => Promise<void>

/** A job type that runs the test's function and records the payload of each start. */
function makeKind(
  run: Run = async () => {},
  options: { retryDelays?: number[]; every?: number } = {},
) {
  const begun: string[] = []
  const type = defineJob({
    name: 'example',
    title: 'Do an example',
    payload: Payload,
    ...options,
    async run(job) {
      begun.push(job.payload.name)
      await run(job)
    },
  })
  return { type, begun, more: [{ routes: [], jobs: [type] }] }
}

type Started = Awaited<ReturnType<typeof startTestApp>>

async function start(...[options]: Parameters<typeof startTestApp>) {
  const started = await startTestApp(options)
  await started.app.ready()
  return started
}

const readAll = ({ db }: Pick<Started, 'db'>) => db.selectFrom('jobs').selectAll().execute()

test('a job added in a transaction runs after the commit and never after a rollback', async () => {
  const { type, begun, more } = makeKind()
  const started = await start({ more })
  const cause = (name: string, error?: Error) =>
    started.db.transaction().execute(async (transaction) => {
      await addJob(transaction, type, { payload: { name } })
      if (error) throw error
    })

  await expect(cause('never', new Error('No.'))).rejects.toThrow('No.')
  await cause('first')

  await expect.poll(() => begun).toEqual(['first'])
  await expect.poll(() => readAll(started)).toEqual([])
})

test('a job waits until it is due, and several servers share due jobs', async () => {
  const { type, begun, more } = makeKind()
  const started = await start({ more })
  const other = await start({ more, address: started.address })
  const due = Date.now() + 500
  const at = new Date(due).toISOString()
  const names = Array.from({ length: 20 }, (_, index) => `job ${index}`)

  for (const name of names) await addJob(started.db, type, { payload: { name }, at })
  expect(begun).toEqual([])

  await expect.poll(() => readAll(other), { interval: 20 }).toEqual([])
  expect(Date.now()).toBeGreaterThanOrEqual(due)
  expect(begun.toSorted()).toEqual(names.toSorted())
})

test('jobs with the same key are stored once until they are cancelled or deleted', async () => {
  const { type, begun, more } = makeKind()
  const started = await start({ more })
  const add = (name: string) => addJob(started.db, type, { payload: { name }, key: 'one' })
  await Promise.all([add('first'), add('first')])
  await expect.poll(() => readAll(started)).toMatchObject([{ key: 'one', due_at: null, error: '' }])
  await add('second')
  await cancelJob(started.db, type, 'one')
  await add('third')
  await expect.poll(() => begun).toEqual(['first', 'third'])

  await expect.poll(() => readAll(started)).toMatchObject([{ due_at: null }])
  await deleteOldJobs(started.db)
  expect(await readAll(started)).toHaveLength(1)
  await started.db.updateTable('jobs').set({ ended_at: '2026-01-01T00:00:00.000Z' }).execute()
  await deleteOldJobs(started.db)
  expect(await readAll(started)).toEqual([])
})

test('retries a failed job after growing delays and stores its error', async () => {
  let tries = 0
  const fail: Run = async () => {
    throw new Error(`No answer, ${++tries}.`)
  }
  const { type, more } = makeKind(fail, { retryDelays: [0, 60] })
  const started = await start({ more })
  await addJob(started.db, type, { payload: { name: 'stubborn' } })

  await expect
    .poll(() => readAll(started))
    .toMatchObject([{ attempts: 2, error: 'No answer, 2.', worker_id: null, ended_at: null }])
  const [{ due_at = '' } = {}] = await readAll(started)
  expect(Date.parse(due_at ?? '')).toBeGreaterThan(Date.now() + 50_000)

  // Simulates a minute passing; another server then polls.
  await started.db.updateTable('jobs').set({ due_at: new Date().toISOString() }).execute()
  const other = await start({ more, address: started.address })
  await expect
    .poll(() => readAll(other))
    .toMatchObject([
      { attempts: 3, error: 'No answer, 3.', due_at: null, ended_at: expect.any(String) },
    ])
})

test('a job of another version fails with a message and can run on a newer one', async () => {
  const { type, begun, more } = makeKind()
  const started = await start({ more })
  await addJob(started.db, { ...type, payload: Type.Any() }, { payload: { title: 'Old' } })

  await expect
    .poll(() => readAll(started))
    .toMatchObject([
      { error: 'Another version of the program wrote down what it has to know.', ended_at: null },
    ])
  expect(begun).toEqual([])
})

test('takes over the job of a dead server within a minute as one attempt', async () => {
  const effects: string[] = []
  const late = Promise.withResolvers<void>()
  /** The first server hangs before `end` and continues after another server has finished. */
  const { type, begun, more } = makeKind(async ({ attempt, end }) => {
    if (attempt === 1) await late.promise
    await end(async () => void effects.push(`done at try ${attempt}`))
  })
  const dying = await start({ more, jobs: { leaseMs: 3_600_000 } })
  const { db, address } = dying
  await addJob(db, type, { payload: { name: 'hard' }, key: 'hard' })
  await expect.poll(() => begun).toHaveLength(1)
  // Simulates the default lease, which is not renewed any more.
  const due_at = new Date(Date.now() + 30_000).toISOString()
  await db.updateTable('jobs').set({ due_at }).execute()
  const other = await start({ more, address })
  expect(begun).toHaveLength(1)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 45_000 })
  onTestFinished(() => void vi.useRealTimers())
  other.app.changeNotifier.notify('jobs', 'example')

  await expect.poll(() => effects).toEqual(['done at try 2'])
  late.resolve()
  await dying.app.close()
  expect(effects).toEqual(['done at try 2'])
  expect(await readAll(other)).toMatchObject([{ attempts: 2, due_at: null }])
})

test('a stopping server waits for short jobs and releases long ones', async () => {
  const stopped: string[] = []
  const { type, begun, more } = makeKind(async ({ payload: { name }, attempt, signal }) => {
    if (name === 'short') return void (await new Promise((resolve) => setTimeout(resolve, 100)))
    if (begun.filter((each) => each === name).length > 1) return void stopped.push(`try ${attempt}`)
    await new Promise((_, reject) => signal.addEventListener('abort', reject))
  })
  const stopping = await start({ more, jobs: { graceMs: 300 } })
  const { address } = stopping
  for (const name of ['short', 'long']) await addJob(stopping.db, type, { payload: { name } })
  await expect.poll(() => begun.toSorted()).toEqual(['long', 'short'])

  await stopping.app.close()

  expect(await readAll(stopping)).toMatchObject([{ attempts: 0, error: '', worker_id: null }])
  const next = await start({ more, address })
  await expect.poll(() => stopped).toEqual(['try 1'])
  await expect.poll(() => readAll(next)).toEqual([])
})

test('a recurring job is one row for all servers and is always retried', async () => {
  let tries = 0
  const { type, more } = makeKind(
    async () => {
      if (++tries === 1) throw new Error('Not today.')
    },
    { retryDelays: [], every: 3600 },
  )
  const recurring = { ...type, payload: Type.Object({}) }
  const started = await start({ more: [{ ...more[0], routes: [], jobs: [recurring] }] })
  await Promise.all([addRecurring(started.db, [recurring]), addRecurring(started.db, [recurring])])
  await expect
    .poll(() => readAll(started))
    .toMatchObject([{ error: 'Not today.', ended_at: null, worker_id: null }])

  await started.db.updateTable('jobs').set({ due_at: new Date().toISOString() }).execute()
  started.app.changeNotifier.notify('jobs', 'example')

  await expect.poll(() => readAll(started)).toMatchObject([{ error: '', attempts: 0 }])
  const [{ due_at } = { due_at: '' }] = await readAll(started)
  expect(Date.parse(due_at ?? '')).toBeGreaterThan(Date.now() + 3_500_000)
})

test('a recurring job scheduled by a wrong clock runs at the next start', async () => {
  const { type, begun, more } = makeKind(undefined, { every: 3600 })
  const recurring = { ...type, payload: Type.Object({}) }
  const { db } = await start({ more: [{ ...more[0], routes: [], jobs: [recurring] }] })
  await addRecurring(db, [recurring])
  await expect.poll(() => begun.length).toBe(1)
  const dueAt = async () => (await readAll({ db }))[0]?.due_at ?? ''
  await expect.poll(async () => (await readAll({ db }))[0]?.worker_id).toBeNull()
  const usual = await dueAt()
  await addRecurring(db, [recurring])
  expect(await dueAt()).toBe(usual)

  await db.updateTable('jobs').set({ due_at: '2099-01-01T00:00:00.000Z' }).execute()
  await addRecurring(db, [recurring])

  await expect.poll(() => begun.length).toBe(2)
})
