import { type Expression, type SqlBool, sql } from 'kysely'
import type { AppContext } from '#app/base/server/feature.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/sql-dialect.ts'
import { isAwaitingReply } from './filters.ts'
import { recalculateResponseTimes } from './responses.ts'

/**
 * Counts leads with an unanswered enquiry on any channel, and other chat conversations that end with the
 * visitor's message. Today lists the same in its groups `waiting` and `conversations`.
 */
export async function countAwaitingReply({ db, services }: AppContext) {
  const [{ leads }, conversations] = await Promise.all([
    db
      .selectFrom('leads')
      .where('merged_into', 'is', null)
      .where(isAwaitingReply)
      .select((is) => is.fn.countAll<number>().as('leads'))
      .executeTakeFirstOrThrow(),
    services.conversations.countAwaitingReply(db, isLeadAwaitingReply),
  ])
  return Number(leads) + conversations
}

/** Returns SQL that tells whether the primary lead of an id awaits a reply; never for a deleted lead. */
export const isLeadAwaitingReply = (leadId: Expression<string | null>) => sql<SqlBool>`exists (
  select 1 from leads as own inner join leads as root on root.id = own.primary_lead_id
  where own.id = ${leadId} and root.awaiting_reply_since is not null and root.merged_into is null)`

/** The same, or the owner is not among these administrators. */
export const isAwaitingReplyOrOwnedByOthers =
  (owners: string[]) => (leadId: Expression<string | null>) =>
    sql<SqlBool>`exists (
    select 1 from leads as own inner join leads as root on root.id = own.primary_lead_id
    where own.id = ${leadId} and root.merged_into is null
      and (root.awaiting_reply_since is not null or root.owner_id not in (${sql.join(owners)})))`

interface ClosedEnquiries {
  leadId: string
  /** The visitor of the conversation. */
  about: string
  /** null if the conversation was reopened. */
  closed_at: string | null
}

/**
 * After a conversation was closed without a reply or reopened, its enquiries no longer await a reply, or
 * await one again. Runs after `preventMerges`.
 */
export async function closeEnquiries(db: Database, { leadId, about, closed_at }: ClosedEnquiries) {
  const own = await db
    .selectFrom('leads')
    .select(['id', 'primary_lead_id'])
    .where('id', '=', leadId)
    .executeTakeFirst()
  // The lead was erased meanwhile.
  if (!own) return
  const ids = [...new Set([own.primary_lead_id, own.id])]
  await acquireLocks(
    db,
    ids.map((id) => `lead ${id}`),
  )
  const asked = db
    .selectFrom('lead_activities')
    .select('lead_activities.id')
    .where('lead_id', 'in', (parts) =>
      parts
        .selectFrom('leads')
        .select('leads.id')
        .where('primary_lead_id', '=', own.primary_lead_id),
    )
    .where('about_id', '=', about)
  await db
    .updateTable('enquiries')
    .set({ closed_at })
    .where('activity_id', 'in', asked)
    .where('first_response_at', 'is', null)
    .where('closed_at', closed_at ? 'is' : 'is not', null)
    .execute()
  await recalculateResponseTimes(db, ids)
}
