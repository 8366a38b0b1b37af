import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../differences.ts'

/**
 * What the office meant to do next and when, and when it did. What was before cannot be read from
 * anywhere: it begins with what is still to come.
 */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('lead_follow_ups')
    .addColumn('lead_id', key, (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('due_at', key, (column) => column.notNull())
    .addColumn('set_at', key, (column) => column.notNull())
    .addColumn('done_at', key)
    .addColumn('left_at', key)
    .addPrimaryKeyConstraint('lead_follow_ups_primary', ['lead_id', 'due_at'])
    .execute()
  await db.schema
    .createIndex('lead_follow_ups_by_day')
    .on('lead_follow_ups')
    .columns(['due_at', 'lead_id', 'done_at'])
    .execute()
  const now = new Date().toISOString()
  await sql`
    insert into lead_follow_ups (lead_id, due_at, set_at)
    select id, next_at, ${now} from leads where next_at >= ${now}`.execute(db)
}
