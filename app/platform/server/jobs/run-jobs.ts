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

/** Runs due jobs while this server runs. All servers of a database share the work. */
export function runJobs(app: FastifyInstance, types: JobType[], overrides: Partial<JobTimes> = {}) {
  const times = { ...defaultTimes, ...overrides }
  const queues = new Map(types.map((type) => [type.name, new JobQueue(app, type, times)]))
  const timers: NodeJS.Timeout[] = []
  app.decorate('jobTypes', types)

  /**
   * Polls all job types. Finds jobs that were due before the start, and jobs whose signal from
   * another server was lost.
   */
  async function poll() {
    try {
      const types = await listNextDue(app.db, [...queues.keys()])
      for (const { type, due_at } of types) if (due_at) queues.get(type)?.wakeAt(due_at)
    } catch (error) {
      app.log.error(error, 'due jobs could not be read')
    }
  }

  async function renewLeases() {
    const leases = [...queues.values()].flatMap((queue) => queue.leases)
    // Runs several times within a lease, so one failure is harmless.
    if (leases.length > 0) await extendLeases(app.db, leases, times.leaseMs).catch(() => {})
  }

  app.changeNotifier.on(TOPIC, (type) => (type === undefined ? poll() : queues.get(type)?.wake()))
  app.addHook('onReady', async () => {
    timers.push(setInterval(poll, POLL_INTERVAL_MS), setInterval(renewLeases, times.leaseMs / 3))
    for (const timer of timers) timer.unref()
    poll()
  })
  app.addHook('preClose', async () => {
    clearInterval(timers[0])
    await Promise.allSettled([...queues.values()].map((queue) => queue.stop()))
    clearInterval(timers[1])
  })
}

/** Adds one job for each recurring type, shared by all servers. */
export async function addRecurring(db: Database, types: JobType[]) {
  for (const type of types.filter(({ every }) => every)) {
    await addJob(db, type, { payload: {}, key: RECURRING })
    await resetSchedule(db, type)
  }
}

const RECURRING = 'again and again'
