import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../differences.ts'

/**
 * What was asked in a conversation that the office closed without a reply awaits none. The index has
 * the conversations that await one, and no others.
 */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema.alterTable('lead_enquiries').addColumn('closed_at', key).execute()
  await sql`drop index conversations_by_answer_due`.execute(db)
  await sql`create index conversations_awaiting_reply on conversations (answer_due_at)
    where answer_due_at is not null and closed_at is null and last_message_at is not null`.execute(
    db,
  )
  await closeEnquiries(db)
}

async function closeEnquiries(db: Kysely<unknown>) {
  await sql`
    update lead_enquiries set closed_at = (
      select min(conversations.closed_at) from lead_entries
      join conversations on conversations.user_id = lead_entries.about_id
      where lead_entries.id = lead_enquiries.entry_id)
    where way = 'chat' and answered_at is null`.execute(db)
  const tree = sql`lead_id in (select parts.id from leads as parts
    where parts.root_id = leads.id or parts.id = leads.id)`
  await sql`
    update leads set waiting_since = (
      select min(at) from lead_enquiries
      where answered_at is null and closed_at is null and ${tree})
    where waiting_since is not null and exists (
      select 1 from lead_enquiries where closed_at is not null and ${tree})`.execute(db)
}
