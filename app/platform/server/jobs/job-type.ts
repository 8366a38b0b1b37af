import type { FastifyInstance } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Database } from '#database/connect.ts'

/** Background work: after a response, at a moment, or recurring. */
export interface JobType<Payload extends TSchema = TSchema> {
  /** Stored in the database; never changes. */
  name: string
  /** Shown to the office, for example "Publish scheduled pages". */
  title: string
  payload: Payload
  /**
   * Runs the job at least once; the change passed to `end` happens exactly once. Throws to be
   * retried; the office sees the message.
   */
  run(job: RunningJob<Static<Payload>>): Promise<void>
  /**
   * Backoff: seconds to wait after each failed attempt. After the last delay the job has failed.
   */
  retryDelays?: number[]
  /** Runs in the transaction that marks a job as failed, after its last attempt. */
  onFailure?(db: Database, payload: Static<Payload>): Promise<void>
  /** How many jobs of this type a server runs at the same time. */
  concurrency?: number
  /** Whether failures of this job trigger no notification. */
  isSilent?: boolean
  /** Seconds between runs of a recurring job, which never fails for good. */
  every?: number
}

export interface RunningJob<Payload> {
  app: FastifyInstance
  payload: Payload
  /** The same for every attempt; serves as idempotency key. */
  id: string
  /** Starts at 1. */
  attempt: number
  /** Aborted when the server stops; another server then runs the job again. */
  signal: AbortSignal
  /** Completes the job and applies the change in one transaction. */
  end: (change: (transaction: Database) => Promise<void>) => Promise<void>
}

/** Thrown when a service requests a retry no earlier than after these seconds. */
export class RetryLater extends Error {
  seconds: number

  constructor(message: string, seconds: number) {
    super(message)
    this.seconds = seconds
  }
}

/** Increasing delays (backoff) of about twelve hours in total, to cover an outage overnight. */
const defaultRetryDelays = [5, 30, 2 * 60, 10 * 60, 60 * 60, 3 * 60 * 60, 8 * 60 * 60]

export const defineJob = <Payload extends TSchema>(type: JobType<Payload>) => type

/** Seconds until the next attempt; undefined when there is none. */
export function retryDelay({ retryDelays = defaultRetryDelays, every }: JobType, attempt: number) {
  if (!every) return retryDelays[attempt - 1]
  return Math.min(retryDelays[attempt - 1] ?? every, every)
}

/**
 * Whether a failed attempt was the last one. A recurring job counts as failed after as many
 * attempts as other jobs get, and is still retried.
 */
export function isFinalAttempt(
  { retryDelays = defaultRetryDelays, every }: JobType,
  attempt: number,
) {
  return every ? attempt === retryDelays.length + 1 : attempt > retryDelays.length
}

declare module 'fastify' {
  interface FastifyInstance {
    jobTypes: JobType[]
  }
}
