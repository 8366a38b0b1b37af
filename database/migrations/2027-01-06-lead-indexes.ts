import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../differences.ts'

export async function up(db: Kysely<unknown>) {
  // Each enquiry asks what those who may be the same were called before a merge: few ever were.
  await db.schema
    .createIndex('lead_entries_merges')
    .on('lead_entries')
    .column('lead_id')
    .where(sql.ref('kind'), '=', sql.lit('merge'))
    .execute()
  if (isPostgres(db)) await indexBlanks(db)
}

/**
 * Nearly all leads came without a campaign, many without a source or a page: PostgreSQL counts them in
 * each stage from an index that says each stage once. SQLite counts in its index of boards.
 */
async function indexBlanks(db: Kysely<unknown>) {
  const blank = { source: '', campaign: '', page: '', branch: '', countries: '[]' }
  for (const [column, value] of Object.entries(blank)) {
    await db.schema
      .createIndex(`leads_without_${column}`)
      .on('leads')
      .column('stage_id')
      .where(sql.ref('merged_into'), 'is', null)
      .where(sql.ref(column), '=', sql.lit(value))
      .execute()
  }
}
