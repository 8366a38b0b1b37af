import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../differences.ts'

/** How fast the office means to answer, and how fast it did. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('lead_settings')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('answer_minutes', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('leads').addColumn('answer_minutes', 'integer').execute()
  await sql`
    update leads set answer_minutes = (
      select lead_enquiries.answer_minutes from lead_enquiries
      join leads as parts on parts.id = lead_enquiries.lead_id
      where (parts.root_id = leads.id or parts.id = leads.id)
        and lead_enquiries.answer_minutes is not null
      order by lead_enquiries.at, lead_enquiries.entry_id limit 1
    )`.execute(db)
}
