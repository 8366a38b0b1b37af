import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { JobQueue, type JobTimes } from './job-queue.ts'
import type { JobType } from './job-type.ts'
import {
  addJob,
  extendLeases,
  listNextDue,
  POLL_INTERVAL_MS,
  resetSchedule,
  TOPIC,
} from './store.ts'

const defaultTimes: JobTimes = { leaseMs: 30_000, graceMs: 5_000 }

/** Does what waits, as long as this server runs, together with the others on its database. */
export function runJobs(app: FastifyInstance, types: JobType[], overrides: Partial<JobTimes> = {}) {
  const times = { ...defaultTimes, ...overrides }
  const queues = new Map(types.map((type) => [type.name, new JobQueue(app, type, times)]))
  const timers: NodeJS.Timeout[] = []
  app.decorate('jobTypes', types)

  /** At the start, after a lost connection, and should a signal between servers be lost. */
  async function poll() {
    try {
      const types = await listNextDue(app.db, [...queues.keys()])
      for (const { kind: type, due_at } of types) if (due_at) queues.get(type)?.wakeAt(due_at)
    } catch (error) {
      app.log.error(error, 'jobs could not be looked for')
    }
  }

  async function renewLeases() {
    const leases = [...queues.values()].flatMap((queue) => queue.leases)
    // Several of these fit into a lease: one may fail.
    if (leases.length > 0) await extendLeases(app.db, leases, times.leaseMs).catch(() => {})
  }

  app.signals.on(TOPIC, (type) => (type === undefined ? poll() : queues.get(type)?.wake()))
  app.addHook('onReady', async () => {
    timers.push(setInterval(poll, POLL_INTERVAL_MS), setInterval(renewLeases, times.leaseMs / 3))
    for (const timer of timers) timer.unref()
    poll()
  })
  // Before the database is closed.
  app.addHook('preClose', async () => {
    clearInterval(timers[0])
    await Promise.allSettled([...queues.values()].map((queue) => queue.stop()))
    clearInterval(timers[1])
  })
}

/** What is done again and again is a job that never ends; of several servers one adds it. */
export async function addRecurring(db: Database, types: JobType[]) {
  for (const type of types.filter(({ every }) => every)) {
    await addJob(db, type, { payload: {}, key: RECURRING })
    await resetSchedule(db, type)
  }
}

const RECURRING = 'again and again'
