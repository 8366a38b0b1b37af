import type { Selectable } from 'kysely'
import type { Static, TSchema } from 'typebox'
import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'
import { contains, held } from '#database/differences.ts'
import { sendWith } from '#database/signals.ts'
import type { Tables } from '#database/tables.ts'
import { isForGood, type JobKind, pauseAfter, type RunningJob, TryLater } from './kind.ts'

/** Something may be due, of the kind that is named. */
export const TOPIC = 'jobs'

/** Every server asks for all kinds at once so often: what is due later needs nobody woken. */
export const LOOK_EVERY_MS = 15_000
/** Ended ones are kept so long: what failed for the office, the others for their keys. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000
const MOST_OF_ERROR = 500

interface NewJob<Payload> {
  payload: Payload
  /** With the same key it is the same job, for 30 days after it has ended too. */
  key?: string
  /** Not before this moment. */
  at?: string
  /** How people call what it is about: a title, an address. */
  about?: string
}

/** Keeps that this is to be done, with what causes it: one transaction. */
export async function addJob<Payload extends TSchema>(
  db: Database,
  { name: kind }: JobKind<Payload>,
  { payload, key = undefined, at, about = '' }: NewJob<Static<Payload>>,
) {
  const created_at = new Date().toISOString()
  const row = { id: newId(), kind, key: key ?? null, about, payload: JSON.stringify(payload) }
  await db
    .insertInto('jobs')
    .values({ ...row, due_at: at ?? created_at, created_at })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute()
  if (!at || at < inMs(LOOK_EVERY_MS)) await sendWith(db, TOPIC, kind)
}

/** Does at once what recurs and is due later than it usually is: a clock that was ahead has put it off. */
export async function hasten(db: Database, { name, every = 0 }: JobKind) {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ due_at: inMs(0) })
    .where('kind', '=', name)
    .where('due_at', '>', inMs(every * 1000))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await sendWith(db, TOPIC, name)
}

/** There is no such job any more, whether it waited or has ended. */
export async function withdrawJob(db: Database, { name }: JobKind, key: string) {
  await db.deleteFrom('jobs').where('kind', '=', name).where('key', '=', key).execute()
}

/** Forgets those that this stands in, also what was given up; what is being done is not disturbed. */
export async function forgetJobs(db: Database, { name }: JobKind, text: string) {
  await db
    .deleteFrom('jobs')
    .where('kind', '=', name)
    .where('run_by', 'is', null)
    .where(contains(db, ['payload'], text))
    .execute()
}

/** It is done at once and as often as a new one, wherever it stands; what is being done is not disturbed. */
export async function redoJob<Payload extends TSchema>(
  db: Database,
  { name: kind }: JobKind<Payload>,
  { payload, key, about = '' }: NewJob<Static<Payload>> & { key: string },
) {
  const now = inMs(0)
  const fresh = { payload: JSON.stringify(payload), due_at: now, ended_at: null, attempts: 0 }
  await db
    .insertInto('jobs')
    .values({ ...fresh, id: newId(), kind, key, about, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet(fresh).where('jobs.run_by', 'is', null),
    )
    .execute()
  await sendWith(db, TOPIC, kind)
}

/** What is to be done, at this server's turn. */
export type Claimed = Pick<
  Selectable<Tables['jobs']>,
  'id' | 'key' | 'payload' | 'attempts' | 'error'
> & { run_by: string }

/** Takes up to so many that are due. As long as the lease is extended no other server takes them. */
export async function claim(db: Database, kind: JobKind, most: number, leaseMs: number) {
  const run_by = newId()
  const rows = await db
    .with('due', (from) =>
      from
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', kind.name)
        .where('due_at', '<=', inMs(0))
        .orderBy('due_at')
        .limit(most)
        // What another server is just taking is not waited for.
        .modifyEnd(held(db, 'update skip locked')),
    )
    .updateTable('jobs')
    .set((row) => ({ run_by, due_at: inMs(leaseMs), attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (from) => from.selectFrom('due').select('due.id'))
    .returning(['id', 'key', 'payload', 'attempts', 'error'])
    .execute()
  return rows.map((row): Claimed => ({ ...row, run_by }))
}

/** Those who run these are still there. */
export async function extend(db: Database, leases: string[], leaseMs: number) {
  await db
    .updateTable('jobs')
    .set({ due_at: inMs(leaseMs) })
    .where('run_by', 'in', leases)
    .execute()
}

/** It is done, and with it this change; nothing where another server has it by now. */
export function end(
  db: Database,
  kind: JobKind,
  job: Claimed,
  change: Parameters<RunningJob<unknown>['end']>[0],
) {
  return db.transaction().execute(async (transaction) => {
    if (await markDone(transaction, kind, job)) await change(transaction)
  })
}

/** Says whether it was this server's. */
export async function markDone(db: Database, { every }: JobKind, { id, run_by, key }: Claimed) {
  if (key === null) {
    const done = db.deleteFrom('jobs').where('id', '=', id).where('run_by', '=', run_by)
    return (await done.executeTakeFirst()).numDeletedRows > 0n
  }
  const idle = { run_by: null, error: '', payload: '{}' }
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set(
      every
        ? { ...idle, due_at: inMs(every * 1000), attempts: 0 }
        : { ...idle, due_at: null, ended_at: inMs(0) },
    )
    .where('id', '=', id)
    .where('run_by', '=', run_by)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** It waits for its next try, or is given up: `tell` is part of that, once, with why. */
export function fail(
  db: Database,
  kind: JobKind,
  job: Claimed,
  { thrown, tell }: { thrown: unknown; tell: (db: Database, failed: FailedJob) => Promise<void> },
) {
  return db.transaction().execute(async (transaction) => {
    const error = (thrown instanceof Error ? thrown.message : String(thrown)) || 'It failed.'
    const failed = await putBack(transaction, kind, job, { thrown, error })
    if (failed && isForGood(kind, job.attempts)) await tell(transaction, { ...failed, error })
  })
}

export interface FailedJob {
  id: string
  /** As people call what it is about. */
  about: string
  error: string
}

async function putBack(
  db: Database,
  kind: JobKind,
  job: Claimed,
  { thrown, error }: { thrown: unknown; error: string },
) {
  const pause = pauseAfter(kind, job.attempts)
  const isGivenUp = pause === undefined
  const leastPause = thrown instanceof TryLater ? thrown.seconds : 0
  return db
    .updateTable('jobs')
    .set({
      run_by: null,
      error: error.slice(0, MOST_OF_ERROR),
      due_at: isGivenUp ? null : inMs(Math.max(pause, leastPause) * 1000),
      ended_at: isGivenUp ? inMs(0) : null,
    })
    .where('id', '=', job.id)
    .where('run_by', '=', job.run_by)
    .returning(['id', 'about'])
    .executeTakeFirst()
}

/** Leaves them for other servers, or for the next start: this try does not count. */
export async function release(db: Database, kind: JobKind, leases: string[]) {
  if (leases.length === 0) return
  await db
    .updateTable('jobs')
    .set((row) => ({ run_by: null, due_at: inMs(0), attempts: row('attempts', '-', 1) }))
    .where('run_by', 'in', leases)
    .execute()
  await sendWith(db, TOPIC, kind.name)
}

/** What failed is done at once, and as often as a new one. Says whether there was such a job. */
export async function againNow(db: Database, id: string) {
  const job = await db
    .updateTable('jobs')
    .set({ due_at: inMs(0), ended_at: null, attempts: 0 })
    .where('id', '=', id)
    .where('run_by', 'is', null)
    .where('error', '<>', '')
    .returning('kind')
    .executeTakeFirst()
  if (job) await sendWith(db, TOPIC, job.kind)
  return job !== undefined
}

/** What failed is not done any more. Says whether there was such a job. */
export async function drop(db: Database, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('run_by', 'is', null)
    .where('error', '<>', '')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** When the next one of each kind is due. */
export function listDue(db: Database, kinds: string[]) {
  return db
    .selectFrom('jobs')
    .select((row) => ['kind', row.fn.min('due_at').as('due_at')])
    .where('kind', 'in', kinds)
    .where('due_at', 'is not', null)
    .groupBy('kind')
    .execute()
}

/** Jobs of these kinds: those that wait, are being done, and have failed. */
export function listOfKinds(db: Database, kinds: string[]) {
  return db
    .selectFrom('jobs')
    .select(['due_at', 'run_by', 'error', 'ended_at'])
    .where('kind', 'in', kinds)
    .where((job) => job.or([job('ended_at', 'is', null), job('error', '<>', '')]))
    .execute()
}

/** Forgets those that ended long ago. */
export async function forgetEnded(db: Database) {
  await db.deleteFrom('jobs').where('ended_at', '<', inMs(-KEPT_MS)).execute()
}

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
