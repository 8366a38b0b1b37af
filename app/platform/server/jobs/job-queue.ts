import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import type { Services } from '../feature/services.ts'
import { notifyOpenScreens } from '../http/open-screens.ts'
import { createValidator } from '../http/validation.ts'
import { type JobType, retryDelay } from './job-type.ts'
import type { FailedJob } from './store.ts'
import * as store from './store.ts'

export interface JobTimes {
  /**
   * After this time other servers take over the jobs of a dead server. Long enough for servers
   * whose clocks differ.
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
  #validatePayload: (payload: unknown) => unknown
  /** Running jobs with the id of their lease. Jobs that were claimed together share a lease. */
  #running = new Map<Promise<void>, string>()
  #batchTimer?: NodeJS.Timeout
  #polling?: Promise<void>
  #isPollRequested = false
  /** Whether more jobs may be due than there were free slots. */
  #mayHaveMoreDue = false
  #timer?: NodeJS.Timeout
  #stopping = new AbortController()
  #isStopped = false

  constructor(app: FastifyInstance, type: JobType, times: JobTimes) {
    this.#app = app
    this.#type = type
    this.#times = times
    this.#validatePayload = createValidator(type.payload)
  }

  get leases() {
    return [...new Set(this.#running.values())]
  }

  /** Polls soon, because a job may be due. */
  wake() {
    if (this.#isStopped) return
    this.#batchTimer ??= setTimeout(() => {
      this.#batchTimer = undefined
      this.#isPollRequested = true
      this.#polling ??= this.#poll()
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
    clearTimeout(this.#batchTimer)
    clearTimeout(this.#timer)
    await this.#polling
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

  async #poll() {
    while (this.#isPollRequested && !this.#isStopped) {
      this.#isPollRequested = false
      try {
        await this.#startDueJobs()
      } catch (error) {
        this.#app.log.error(error, 'due jobs could not be read')
        this.#wakeIn(DATABASE_RETRY_MS)
      }
    }
    this.#polling = undefined
  }

  async #startDueJobs() {
    const { concurrency = DEFAULT_CONCURRENCY, name } = this.#type
    const freeSlots = concurrency - this.#running.size
    // The first job that ends starts another poll.
    this.#mayHaveMoreDue = true
    if (freeSlots === 0) return
    const claimed = await store.claimJobs(this.#app.db, this.#type, freeSlots, this.#times.leaseMs)
    for (const job of claimed) this.#track(job)
    if (claimed.length === freeSlots) return
    this.#mayHaveMoreDue = false
    const [next] = await store.listNextDue(this.#app.db, [name])
    if (next?.due_at) this.wakeAt(next.due_at)
  }

  #track(job: store.ClaimedJob) {
    const work = this.#run(job).then((isDone) => {
      this.#running.delete(work)
      // Failed and recurring jobs are due again.
      if (this.#mayHaveMoreDue || !isDone || this.#type.every) this.wake()
    })
    this.#running.set(work, job.worker_id)
  }

  /** Returns whether the job succeeded. Never rejects. */
  async #run(job: store.ClaimedJob) {
    const { db, log, services } = this.#app
    const logContext = { job: this.#type.name, id: job.id, attempt: job.attempts }
    try {
      await this.#execute(job)
      await store.completeJob(db, this.#type, job)
      return true
    } catch (error) {
      if (this.#stopping.signal.aborted) return false
      log.warn({ ...logContext, err: error }, 'a job failed')
      const notify = notifyJobFailed(services, this.#type)
      const onFinalFailure = async (transaction: Database, failed: FailedJob) => {
        await notify(transaction, failed)
        await this.#reactToFailure(transaction, job)
      }
      const failure = { thrown: error, onFinalFailure }
      await store.failJob(db, this.#type, job, failure).catch((error) => {
        // The job is retried when its lease expires.
        log.error({ ...logContext, err: error }, 'a failed job could not be rescheduled')
      })
      notifyOpenScreens(this.#app)
      return false
    }
  }

  async #execute(job: store.ClaimedJob) {
    const { id, payload, attempts: attempt, error } = job
    // Every attempt was started and none ended, so the job may crash the server.
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

  async #reactToFailure(db: Database, { payload }: store.ClaimedJob) {
    let read: unknown
    try {
      read = this.#readPayload(payload)
    } catch {
      // The payload of another version says nothing.
      return
    }
    await this.#type.onFailure?.(db, read)
  }

  #readPayload(payload: string) {
    try {
      return this.#validatePayload(JSON.parse(payload))
    } catch {
      throw new Error('Another version of the program wrote down what it has to know.')
    }
  }
}

/** Notifies the administrators of jobs, in the transaction that marks the job as failed. */
const notifyJobFailed =
  ({ notifications }: Pick<Services, 'notifications'>, { title, isSilent }: JobType) =>
  async (db: Database, { id, subject, error }: FailedJob) => {
    if (isSilent) return
    const facts: [string, string][] = [
      ['About', subject],
      ['Why', error],
    ]
    await notifications.add(db, {
      kind: 'job',
      subjectId: id,
      address: '/admin/jobs?state=failed',
      title: `A job has failed: ${title}`,
      facts: facts.filter(([, value]) => value !== ''),
    })
  }
