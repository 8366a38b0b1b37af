import type { FastifyInstance } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Database } from '#database/connect.ts'

/** Work that is done after an answer was given, or at a moment. */
export interface JobType<Payload extends TSchema = TSchema> {
  /** As its rows name it: never changed. */
  name: string
  /** What it does, as the office reads it: "Publish what was scheduled". */
  title: string
  /** What it has to know. */
  payload: Payload
  /**
   * Does it: once, and after a crash perhaps again; but for what `end` does, which is done once. When
   * it throws it is tried again; the office reads why.
   */
  run(job: RunningJob<Static<Payload>>): Promise<void>
  /** How long it waits after each try that failed, in seconds; after the last it is given up. */
  retryDelays?: number[]
  /** How many of them each server does at the same time. */
  concurrency?: number
  /** Nobody is told when it fails for good: by it people are told, or a person is told otherwise. */
  isSilent?: boolean
  /** It is done again so long after it was done, in seconds; never given up. */
  every?: number
}

export interface RunningJob<Payload> {
  app: FastifyInstance
  payload: Payload
  /** The same at each try: by it others know that they have it already. */
  id: string
  /** From 1. */
  attempt: number
  /** Aborted when the server cannot wait for it any longer; another one does it again. */
  signal: AbortSignal
  /** Ends the job, and changes the database with it: one transaction, so that it happens exactly once. */
  end: (change: (transaction: Database) => Promise<void>) => Promise<void>
}

/** Thrown by a job that was told when to come again: not before so many seconds. */
export class RetryLater extends Error {
  seconds: number

  constructor(message: string, seconds: number) {
    super(message)
    this.seconds = seconds
  }
}

/** Some twelve hours: a night in which something is away. */
const defaultRetryDelays = [5, 30, 2 * 60, 10 * 60, 60 * 60, 3 * 60 * 60, 8 * 60 * 60]

export const defineJob = <Payload extends TSchema>(type: JobType<Payload>) => type

/** In seconds, after a try that failed; undefined: it is given up. */
export function retryDelay(
  { retryDelays: pauses = defaultRetryDelays, every }: JobType,
  attempt: number,
) {
  if (!every) return pauses[attempt - 1]
  return Math.min(pauses[attempt - 1] ?? every, every)
}

/**
 * Whether this try that failed was its last one. What recurs is never given up: it has failed for
 * good, once, when it has been tried as often as others would be.
 */
export function isFinalAttempt(
  { retryDelays: pauses = defaultRetryDelays, every }: JobType,
  attempt: number,
) {
  return every ? attempt === pauses.length + 1 : attempt > pauses.length
}

declare module 'fastify' {
  interface FastifyInstance {
    jobTypes: JobType[]
  }
}
