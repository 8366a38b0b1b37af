import { type Expression, type SqlBool, sql } from 'kysely'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/locks.ts'
import { isAwaitingReply } from './filters.ts'
import { recalculateResponseTimes } from './responses.ts'

/**
 * Counts leads with an unanswered enquiry on any channel, and other conversations that end with the
 * visitor's message. Today lists the same in its groups `awaiting_reply` and `conversations`.
 */
export async function countAwaitingReply({ db, services }: AppContext) {
  const [{ leads }, conversations] = await Promise.all([
    db
      .selectFrom('leads')
      .where('merged_into', 'is', null)
      .where(isAwaitingReply)
      .select((eb) => eb.fn.countAll<number>().as('leads'))
      .executeTakeFirstOrThrow(),
    services.conversations.countAwaitingReply(db, isLeadAwaitingReply),
  ])
  return Number(leads) + conversations
}

/**
 * Condition on the id of a lead or merged lead: the primary lead awaits a reply and is not deleted.
 */
export const isLeadAwaitingReply = (leadId: Expression<string | null>) => sql<SqlBool>`exists (
  select 1 from leads as linked_lead inner join leads as primary_lead on primary_lead.id = linked_lead.primary_lead_id
  where linked_lead.id = ${leadId} and primary_lead.awaiting_reply_since is not null and primary_lead.merged_into is null)`

/** The same condition, which is also true if the owner is none of these administrators. */
export const isAwaitingReplyOrOwnedByOthers =
  (owners: string[]) => (leadId: Expression<string | null>) =>
    sql<SqlBool>`exists (
    select 1 from leads as linked_lead inner join leads as primary_lead on primary_lead.id = linked_lead.primary_lead_id
    where linked_lead.id = ${leadId} and primary_lead.merged_into is null
      and (primary_lead.awaiting_reply_since is not null or primary_lead.owner_id not in (${sql.join(owners)})))`

interface ClosedEnquiries {
  leadId: string
  /** The visitor id of the conversation. */
  about: string
  /** null when the conversation is reopened. */
  closed_at: string | null
}

/**
 * Marks the unanswered enquiries of a conversation as closed without a reply, or as open again.
 * Runs after `preventMerges`.
 */
export async function closeEnquiries(db: Database, { leadId, about, closed_at }: ClosedEnquiries) {
  const lead = await db
    .selectFrom('leads')
    .select(['id', 'primary_lead_id'])
    .where('id', '=', leadId)
    .executeTakeFirst()
  // The lead was erased meanwhile.
  if (!lead) return
  const ids = [...new Set([lead.primary_lead_id, lead.id])]
  await acquireLocks(db, 'lead', ids)
  const activities = db
    .selectFrom('lead_activities')
    .select('lead_activities.id')
    .where('lead_id', 'in', (eb) =>
      eb.selectFrom('leads').select('leads.id').where('primary_lead_id', '=', lead.primary_lead_id),
    )
    .where('about_id', '=', about)
  await db
    .updateTable('enquiries')
    .set({ closed_at })
    .where('activity_id', 'in', activities)
    .where('first_response_at', 'is', null)
    .where('closed_at', closed_at ? 'is' : 'is not', null)
    .execute()
  await recalculateResponseTimes(db, ids)
}
