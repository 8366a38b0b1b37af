import { type Kysely, sql } from 'kysely'

/** On which page, and after which campaign, a lead first asked. */
export async function up(db: Kysely<unknown>) {
  for (const column of ['campaign', 'page']) {
    await db.schema
      .alterTable('leads')
      .addColumn(column, 'text', (is) => is.notNull().defaultTo(''))
      .execute()
    await sql`
      update leads set ${sql.ref(column)} = coalesce((
        select lead_enquiries.${sql.ref(column)} from lead_enquiries
        where lead_enquiries.lead_id = leads.id
        order by lead_enquiries.at, lead_enquiries.entry_id limit 1
      ), '')`.execute(db)
  }
}
