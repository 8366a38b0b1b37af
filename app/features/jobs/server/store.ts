import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { JobType } from '#app/platform/server/jobs/job-type.ts'
import type { Database } from '#database/connect.ts'
import { containsText } from '#database/sql-dialect.ts'
import type { Job, JobQuery, JobState } from '../contract.ts'

const conditions: Record<JobState, RawBuilder<SqlBool>> = {
  failed: sql`ended_at is not null and error <> ''`,
  running: sql`ended_at is null and worker_id is not null`,
  waiting: sql`ended_at is null and worker_id is null`,
}

const stateOf = sql<JobState>`case when ended_at is not null then 'failed'
  when worker_id is not null then 'running' else 'waiting' end`

const isListed = sql<SqlBool>`(ended_at is null or error <> '')`

/** Lists failed, then running, then waiting jobs by due time, and the total count. */
export async function list(
  db: Database,
  types: JobType[],
  { limit = 50, offset = 0, q = '', state }: JobQuery,
) {
  const matchingTypes = types.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
  const names = matchingTypes.map(({ name }) => name)
  const matching = selectJobs(db)
    .where(state ? conditions[state] : isListed)
    .where((row) =>
      row.or([
        containsText(db, ['subject', 'error'], q),
        ...(names.length > 0 ? [row('type', 'in', names)] : []),
      ]),
    )
  const { total } = await matching
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await selectColumns(matching)
    .orderBy(stateOf)
    .orderBy('ended_at', 'desc')
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { jobs: rows.map((row) => toJob(types, row)), total }
}

/** Counts jobs by type and state, including zeros. */
export async function countByType(db: Database, types: JobType[]) {
  const rows = await selectJobs(db)
    .where(isListed)
    .select(['type', stateOf.as('state')])
    .select((count) => count.fn.countAll<number>().as('count'))
    .groupBy(['type', stateOf])
    .execute()
  return types.flatMap(({ name }) =>
    jobStates.map((state) => {
      const found = rows.find((row) => row.type === name && row.state === state)
      return { type: name, state, count: found?.count ?? 0 }
    }),
  )
}

/** Returns when the job that has waited longest became due. */
export async function findOldestDue(db: Database) {
  const job = await selectJobs(db)
    .where(conditions.waiting)
    .where('due_at', '<=', new Date().toISOString())
    .select('due_at')
    .orderBy('due_at')
    .executeTakeFirst()
  return job?.due_at ?? undefined
}

const jobStates = Object.keys(conditions) as JobState[]

export async function find(db: Database, types: JobType[], id: string) {
  const matching = db.selectFrom('jobs').where('id', '=', id).where(isListed)
  const row = await selectColumns(matching).executeTakeFirst()
  return row && toJob(types, row)
}

function selectColumns(jobs: ReturnType<typeof selectJobs>) {
  return jobs
    .select(['id', 'type', 'subject', 'created_at', 'due_at', 'ended_at', 'attempts', 'error'])
    .select(stateOf.as('state'))
}

const selectJobs = (db: Database) => db.selectFrom('jobs')

type Row = Awaited<ReturnType<ReturnType<typeof selectColumns>['execute']>>[number]

function toJob(types: JobType[], { type: name, ended_at, due_at, ...row }: Row): Job {
  const type = types.find((each) => each.name === name)
  return {
    ...row,
    title: type?.title ?? name,
    due_at: row.state === 'waiting' ? due_at : null,
    failed_at: ended_at,
    is_recurring: type?.every !== undefined,
  }
}
