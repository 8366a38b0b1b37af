import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Asked } from '#app/base/server/asked.ts'
import { aside } from '#database/sqlite-aside.ts'
import type { NotMissedSummary } from '../../not-missed-contract.ts'
import { isTold, isUnanswered, selectAsked } from './asked.ts'
import { minutesOf } from './list.ts'

/** How it stands with all that was asked in the last days. */
export async function summarize(app: FastifyInstance): Promise<NotMissedSummary> {
  const asked = selectAsked(app)
  const counting = sql<Record<'total' | 'answered' | 'unanswered' | 'untold', number | null>>`
    select ${aside} count(*) as total, count(answered_at) as answered,
      sum(case when ${isUnanswered} then 1 else 0 end) as unanswered,
      sum(case when ${isTold} then 0 else 1 end) as untold
    from ${asked}`.execute(app.db)
  const [{ rows }, median_minutes] = await Promise.all([counting, findMedian(app)])
  const { total, answered, unanswered, untold } = rows[0] ?? {}
  return {
    total: Number(total ?? 0),
    answered: Number(answered ?? 0),
    unanswered: Number(unanswered ?? 0),
    untold: Number(untold ?? 0),
    median_minutes,
  }
}

/** What nobody has counted yet, answers in the chat to who is nobody's lead, is counted here. */
async function findMedian(app: FastifyInstance) {
  const asked = selectAsked(app)
  const { rows } = await sql<
    Pick<Asked, 'minutes' | 'at' | 'answered_at' | 'branch'> & { of: number }
  >`
    select ${aside} minutes, case when minutes is null then at end as at,
      case when minutes is null then answered_at end as answered_at,
      case when minutes is null then branch else '' end as branch, count(*) as of
    from ${asked} where answered_at is not null
    group by 1, 2, 3, 4`.execute(app.db)
  const hours = await app.office.read()
  const timed = rows
    .map((row) => ({ minutes: minutesOf(row, hours) ?? 0, of: Number(row.of) }))
    .toSorted((one, other) => one.minutes - other.minutes)
  const half = timed.reduce((sum, { of }) => sum + of, 0) / 2
  let passed = 0
  const found = timed.find(({ of }) => {
    passed += of
    return passed >= half
  })
  return found?.minutes ?? null
}
