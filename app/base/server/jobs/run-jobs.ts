import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import type { JobKind } from './kind.ts'
import { type JobTimes, Lane } from './lane.ts'
import { addJob, extend, hasten, LOOK_EVERY_MS, listDue, TOPIC } from './store.ts'

const usualTimes: JobTimes = { leaseMs: 30_000, graceMs: 5_000 }

/** Does what waits, as long as this server runs, together with the others on its database. */
export function runJobs(app: FastifyInstance, kinds: JobKind[], given: Partial<JobTimes> = {}) {
  const times = { ...usualTimes, ...given }
  const lanes = new Map(kinds.map((kind) => [kind.name, new Lane(app, kind, times)]))
  const timers: NodeJS.Timeout[] = []
  app.decorate('jobKinds', kinds)

  /** At the start, after a lost connection, and should a signal between servers be lost. */
  async function look() {
    try {
      const kinds = await listDue(app.db, [...lanes.keys()])
      for (const { kind, due_at } of kinds) if (due_at) lanes.get(kind)?.wakeAt(due_at)
    } catch (error) {
      app.log.error(error, 'jobs could not be looked for')
    }
  }

  async function holdOn() {
    const leases = [...lanes.values()].flatMap((lane) => lane.leases)
    // Several of these fit into a lease: one may fail.
    if (leases.length > 0) await extend(app.db, leases, times.leaseMs).catch(() => {})
  }

  app.signals.on(TOPIC, (kind) => (kind === undefined ? look() : lanes.get(kind)?.wake()))
  app.addHook('onReady', async () => {
    timers.push(setInterval(look, LOOK_EVERY_MS), setInterval(holdOn, times.leaseMs / 3))
    for (const timer of timers) timer.unref()
    look()
  })
  // Before the database is closed.
  app.addHook('preClose', async () => {
    clearInterval(timers[0])
    await Promise.allSettled([...lanes.values()].map((lane) => lane.stop()))
    clearInterval(timers[1])
  })
}

/** What is done again and again is a job that never ends; of several servers one adds it. */
export async function addRecurring(db: Database, kinds: JobKind[]) {
  for (const kind of kinds.filter(({ every }) => every)) {
    await addJob(db, kind, { payload: {}, key: RECURRING })
    await hasten(db, kind)
  }
}

const RECURRING = 'again and again'
