import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { notifyOpenScreens } from '../open-screens.ts'
import { createValidator } from '../validation.ts'
import { type JobType, retryDelay } from './job-type.ts'
import { notifyJobFailed } from './notify-job-failed.ts'
import * as store from './store.ts'

export interface JobTimes {
  /**
   * After this time other servers take over the jobs of a dead server. Their clocks may differ.
   */
  leaseMs: number
  /** How long a stopping server waits for its running jobs. */
  graceMs: number
}

const DEFAULT_CONCURRENCY = 4
/** Jobs added within this time are claimed together, because each poll is a commit. */
const BATCH_WINDOW_MS = 20
/** Pause while the database is unreachable. */
const DATABASE_RETRY_MS = 1_000

/** Runs the jobs of one type on this server. Types never wait for each other. */
export class JobQueue {
  #app: FastifyInstance
  #type: JobType
  #times: JobTimes
  #read: (payload: unknown) => unknown
  /** Running jobs with their lease. Jobs that were claimed together share one. */
  #running = new Map<Promise<void>, string>()
  #gathering?: NodeJS.Timeout
  #looking?: Promise<void>
  #isToLookAgain = false
  /** More jobs may be due than there were free slots. */
  #mayBeMore = false
  #timer?: NodeJS.Timeout
  #stopping = new AbortController()
  #isStopped = false

  constructor(app: FastifyInstance, type: JobType, times: JobTimes) {
    this.#app = app
    this.#type = type
    this.#times = times
    this.#read = createValidator(type.payload)
  }

  get leases() {
    return [...new Set(this.#running.values())]
  }

  /** Polls soon, because a job may be due. */
  wake() {
    if (this.#isStopped) return
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined
      this.#isToLookAgain = true
      this.#looking ??= this.#look()
    }, BATCH_WINDOW_MS)
  }

  /** Polls when the next job is due. */
  wakeAt(dueAt: string) {
    const ms = Date.parse(dueAt) - Date.now()
    if (ms < store.POLL_INTERVAL_MS) this.#wakeIn(ms)
  }

  /**
   * Starts no more jobs, waits for the running ones up to the grace time, then releases the rest.
   */
  async stop() {
    this.#isStopped = true
    clearTimeout(this.#gathering)
    clearTimeout(this.#timer)
    await this.#looking
    const { signal } = this.#stopping
    const graceOver = pause(this.#times.graceMs, undefined, { signal }).catch(() => {})
    await Promise.race([Promise.all(this.#running.keys()), graceOver])
    try {
      await store.releaseJobs(this.#app.db, this.#type, this.leases)
    } finally {
      this.#stopping.abort()
    }
  }

  #wakeIn(ms: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.wake(), Math.max(0, ms))
    this.#timer.unref()
  }

  async #look() {
    while (this.#isToLookAgain && !this.#isStopped) {
      this.#isToLookAgain = false
      try {
        await this.#begin()
      } catch (error) {
        this.#app.log.error(error, 'jobs could not be looked for')
        this.#wakeIn(DATABASE_RETRY_MS)
      }
    }
    this.#looking = undefined
  }

  async #begin() {
    const { concurrency = DEFAULT_CONCURRENCY, name } = this.#type
    const freeSlots = concurrency - this.#running.size
    // The job that ends first polls again.
    this.#mayBeMore = true
    if (freeSlots === 0) return
    const claimed = await store.claimJobs(this.#app.db, this.#type, freeSlots, this.#times.leaseMs)
    for (const job of claimed) this.#track(job)
    if (claimed.length === freeSlots) return
    this.#mayBeMore = false
    const [next] = await store.listNextDue(this.#app.db, [name])
    if (next?.due_at) this.wakeAt(next.due_at)
  }

  #track(job: store.ClaimedJob) {
    const work = this.#run(job).then((isDone) => {
      this.#running.delete(work)
      // Failed and recurring jobs are due again.
      if (this.#mayBeMore || !isDone || this.#type.every) this.wake()
    })
    this.#running.set(work, job.worker_id)
  }

  /** Returns whether the job succeeded. Never rejects. */
  async #run(job: store.ClaimedJob) {
    const { db, log, services } = this.#app
    const logContext = { job: this.#type.name, id: job.id, attempt: job.attempts }
    try {
      await this.#do(job)
      await store.completeJob(db, this.#type, job)
      return true
    } catch (error) {
      if (this.#stopping.signal.aborted) return false
      log.warn({ ...logContext, err: error }, 'a job failed')
      const notify = notifyJobFailed(services, this.#type)
      await store.failJob(db, this.#type, job, { thrown: error, notify }).catch((error) => {
        // The job is retried when its lease expires.
        log.error({ ...logContext, err: error }, 'a job that failed could not be put back')
      })
      notifyOpenScreens(this.#app)
      return false
    }
  }

  async #do(job: store.ClaimedJob) {
    const { id, payload, attempts: attempt, error } = job
    // All attempts were started and none ended: the job may crash the server.
    const isOutOfAttempts = attempt > 1 && retryDelay(this.#type, attempt - 1) === undefined
    if (isOutOfAttempts) throw new Error(error || 'The server stopped each time while it did this.')
    await this.#type.run({
      app: this.#app,
      payload: this.#readPayload(payload),
      id,
      attempt,
      signal: this.#stopping.signal,
      end: (change) => store.completeWith(this.#app.db, this.#type, job, change),
    })
  }

  #readPayload(payload: string) {
    try {
      return this.#read(JSON.parse(payload))
    } catch {
      throw new Error('Another version of the program wrote down what it has to know.')
    }
  }
}
