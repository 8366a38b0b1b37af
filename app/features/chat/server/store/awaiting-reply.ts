import { type Expression, type SqlBool, sql } from 'kysely'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Database } from '#database/connect.ts'
import { withLeads } from './message-row.ts'

/**
 * The condition of conversations that await a reply: the visitor wrote last, apart from welcome
 * messages, and the office has not closed the conversation. Matches the condition of an index.
 * `isAwaitingReply` is the equivalent in the browser.
 */
export const awaitsReply = sql<SqlBool>`(response_due_at is not null
  and closed_at is null and last_message_at is not null)`

export const selectAwaitingReply = (db: Database) =>
  db.selectFrom('conversations').where(awaitsReply)

/** Matches the leads whose conversations are excluded. */
export type LeadCondition = (leadId: Expression<string | null>) => Expression<SqlBool>

const select = (db: Database, isExcluded?: LeadCondition) =>
  isExcluded
    ? selectAwaitingReply(db).where((is) =>
        is.or([is('lead_id', 'is', null), is.not(isExcluded(sql.ref('lead_id')))]),
      )
    : selectAwaitingReply(db)

export async function countAwaitingReply(db: Database, isExcluded?: LeadCondition) {
  const { total } = await select(db, isExcluded)
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Returns the conversations with the earliest due times, and the total count. */
export async function listAwaitingReply(
  { db, services }: AppContext,
  { limit, isExcluded }: { limit: number; isExcluded?: LeadCondition },
) {
  const listing = select(db, isExcluded)
    .select(['user_id', 'last_message', 'lead_id'])
    .select(sql<string>`response_due_at`.as('response_due_at'))
    .orderBy('response_due_at')
    .orderBy('user_id')
    .limit(limit)
    .execute()
  const [total, rows] = await Promise.all([countAwaitingReply(db, isExcluded), listing])
  return { total, conversations: await withLeads({ db, services }, rows) }
}
