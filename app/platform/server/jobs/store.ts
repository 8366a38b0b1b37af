import type { Selectable } from 'kysely'
import type { Static, TSchema } from 'typebox'
import { v7 as newId } from 'uuid'
import { notifyAfterCommit } from '#database/change-notifications.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'
import { containsText, rowLock } from '#database/sql-dialect.ts'
import {
  isFinalAttempt,
  type JobType,
  RetryLater,
  type RunningJob,
  retryDelay,
} from './job-type.ts'

/** Signals that a job of the named type may be due. */
export const TOPIC = 'jobs'

/** How often each server polls all types. Jobs that are due later than this need no signal. */
export const POLL_INTERVAL_MS = 15_000
/** How long ended jobs are stored: failed ones for the office, others for their keys. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000
const MAX_ERROR_LENGTH = 500

interface NewJob<Payload> {
  payload: Payload
  /** Jobs with the same key are one job, until 30 days after it ended. */
  key?: string
  /** Earliest start. */
  at?: string
  /** A readable subject: a title, an address. */
  subject?: string
}

/** Adds a job within the transaction of the change that requires it. */
export async function addJob<Payload extends TSchema>(
  db: Database,
  { name: type }: JobType<Payload>,
  { payload, key = undefined, at, subject = '' }: NewJob<Static<Payload>>,
) {
  const created_at = new Date().toISOString()
  const row = {
    id: newId(),
    type,
    key: key ?? null,
    subject,
    payload: JSON.stringify(payload),
  }
  await db
    .insertInto('jobs')
    .values({ ...row, due_at: at ?? created_at, created_at })
    .onConflict((conflict) => conflict.columns(['type', 'key']).doNothing())
    .execute()
  if (!at || at < msFromNow(POLL_INTERVAL_MS)) await notifyAfterCommit(db, TOPIC, type)
}

/**
 * Makes a recurring job due now if it is due later than its interval: the clock was ahead when it
 * was scheduled.
 */
export async function resetSchedule(db: Database, { name, every = 0 }: JobType) {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ due_at: msFromNow(0) })
    .where('type', '=', name)
    .where('due_at', '>', msFromNow(every * 1000))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await notifyAfterCommit(db, TOPIC, name)
}

/** Deletes the job of this key, waiting or ended. */
export async function cancelJob(db: Database, { name }: JobType, key: string) {
  await db.deleteFrom('jobs').where('type', '=', name).where('key', '=', key).execute()
}

/**
 * Deletes the jobs whose payload contains a text, failed ones too. Running jobs are left alone.
 */
export async function deleteJobsContaining(db: Database, { name }: JobType, text: string) {
  await db
    .deleteFrom('jobs')
    .where('type', '=', name)
    .where('worker_id', 'is', null)
    .where(containsText(db, ['payload'], text))
    .execute()
}

/** Makes the job due now, with all its attempts. A running job is left alone. */
export async function requeueJob<Payload extends TSchema>(
  db: Database,
  { name: type }: JobType<Payload>,
  { payload, key, subject = '' }: NewJob<Static<Payload>> & { key: string },
) {
  const now = msFromNow(0)
  const fresh = { payload: JSON.stringify(payload), due_at: now, ended_at: null, attempts: 0 }
  await db
    .insertInto('jobs')
    .values({ ...fresh, id: newId(), type, key, subject, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['type', 'key']).doUpdateSet(fresh).where('jobs.worker_id', 'is', null),
    )
    .execute()
  await notifyAfterCommit(db, TOPIC, type)
}

/** A job that this server runs. */
export type ClaimedJob = Pick<
  Selectable<Tables['jobs']>,
  'id' | 'key' | 'payload' | 'attempts' | 'error'
> & { worker_id: string }

/** Claims due jobs, up to a limit. No other server claims them while the lease is renewed. */
export async function claimJobs(db: Database, type: JobType, limit: number, leaseMs: number) {
  const worker_id = newId()
  const rows = await db
    .with('due', (from) =>
      from
        .selectFrom('jobs')
        .select('id')
        .where('type', '=', type.name)
        .where('due_at', '<=', msFromNow(0))
        .orderBy('due_at')
        .limit(limit)
        // Skips rows that another server is claiming.
        .modifyEnd(rowLock(db, 'update skip locked')),
    )
    .updateTable('jobs')
    .set((row) => ({ worker_id, due_at: msFromNow(leaseMs), attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (from) => from.selectFrom('due').select('due.id'))
    .returning(['id', 'key', 'payload', 'attempts', 'error'])
    .execute()
  return rows.map((row): ClaimedJob => ({ ...row, worker_id }))
}

/** Renews leases of running jobs. */
export async function extendLeases(db: Database, leases: string[], leaseMs: number) {
  await db
    .updateTable('jobs')
    .set({ due_at: msFromNow(leaseMs) })
    .where('worker_id', 'in', leases)
    .execute()
}

/** Completes the job and applies the change; does nothing when another server has claimed it. */
export function completeWith(
  db: Database,
  type: JobType,
  job: ClaimedJob,
  change: Parameters<RunningJob<unknown>['end']>[0],
) {
  return db.transaction().execute(async (transaction) => {
    if (await completeJob(transaction, type, job)) await change(transaction)
  })
}

/** Returns whether this server still held the lease. */
export async function completeJob(
  db: Database,
  { every }: JobType,
  { id, worker_id, key }: ClaimedJob,
) {
  if (key === null) {
    const done = db.deleteFrom('jobs').where('id', '=', id).where('worker_id', '=', worker_id)
    return (await done.executeTakeFirst()).numDeletedRows > 0n
  }
  const idle = { worker_id: null, error: '', payload: '{}' }
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set(
      every
        ? { ...idle, due_at: msFromNow(every * 1000), attempts: 0 }
        : { ...idle, due_at: null, ended_at: msFromNow(0) },
    )
    .where('id', '=', id)
    .where('worker_id', '=', worker_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Reschedules the job or marks it as failed. `onFinalFailure` runs in the same transaction. */
export function failJob(
  db: Database,
  type: JobType,
  job: ClaimedJob,
  {
    thrown,
    onFinalFailure,
  }: { thrown: unknown; onFinalFailure: (db: Database, failed: FailedJob) => Promise<void> },
) {
  return db.transaction().execute(async (transaction) => {
    const error = (thrown instanceof Error ? thrown.message : String(thrown)) || 'It failed.'
    const failed = await reschedule(transaction, type, job, { thrown, error })
    if (failed && isFinalAttempt(type, job.attempts))
      await onFinalFailure(transaction, { ...failed, error })
  })
}

export interface FailedJob {
  id: string
  subject: string
  error: string
}

async function reschedule(
  db: Database,
  type: JobType,
  job: ClaimedJob,
  { thrown, error }: { thrown: unknown; error: string },
) {
  const pause = retryDelay(type, job.attempts)
  const isFinal = pause === undefined
  const minDelay = thrown instanceof RetryLater ? thrown.seconds : 0
  return db
    .updateTable('jobs')
    .set({
      worker_id: null,
      error: error.slice(0, MAX_ERROR_LENGTH),
      due_at: isFinal ? null : msFromNow(Math.max(pause, minDelay) * 1000),
      ended_at: isFinal ? msFromNow(0) : null,
    })
    .where('id', '=', job.id)
    .where('worker_id', '=', job.worker_id)
    .returning(['id', 'subject'])
    .executeTakeFirst()
}

/** Releases claimed jobs, so that another server can run them. The attempt does not count. */
export async function releaseJobs(db: Database, type: JobType, leases: string[]) {
  if (leases.length === 0) return
  await db
    .updateTable('jobs')
    .set((row) => ({ worker_id: null, due_at: msFromNow(0), attempts: row('attempts', '-', 1) }))
    .where('worker_id', 'in', leases)
    .execute()
  await notifyAfterCommit(db, TOPIC, type.name)
}

/** Retries a failed job with all its attempts. Returns whether it was found. */
export async function retryJob(db: Database, id: string) {
  const job = await db
    .updateTable('jobs')
    .set({ due_at: msFromNow(0), ended_at: null, attempts: 0 })
    .where('id', '=', id)
    .where('worker_id', 'is', null)
    .where('error', '<>', '')
    .returning('type')
    .executeTakeFirst()
  if (job) await notifyAfterCommit(db, TOPIC, job.type)
  return job !== undefined
}

/** Deletes a failed job. Returns whether it was found. */
export async function deleteFailedJob(db: Database, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('worker_id', 'is', null)
    .where('error', '<>', '')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** When the next job of each type is due. */
export function listNextDue(db: Database, types: string[]) {
  return db
    .selectFrom('jobs')
    .select((row) => ['type', row.fn.min('due_at').as('due_at')])
    .where('type', 'in', types)
    .where('due_at', 'is not', null)
    .groupBy('type')
    .execute()
}

/** Waiting, running and failed jobs of these types. */
export function listJobsOfTypes(db: Database, types: string[]) {
  return db
    .selectFrom('jobs')
    .select(['due_at', 'worker_id', 'error', 'ended_at'])
    .where('type', 'in', types)
    .where((job) => job.or([job('ended_at', 'is', null), job('error', '<>', '')]))
    .execute()
}

export async function deleteOldJobs(db: Database) {
  await db.deleteFrom('jobs').where('ended_at', '<', msFromNow(-RETENTION_MS)).execute()
}

const msFromNow = (ms: number) => new Date(Date.now() + ms).toISOString()
