import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Files of a conversation, which belong to its lead from the moment it has one. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`alter table lead_files alter column lead_id drop not null`.execute(db)
  await sql`alter table lead_files add column conversation_id ${text}
    references conversations (id) on delete cascade`.execute(db)
  await sql`alter table lead_files add column is_scanned integer`.execute(db)
  await sql`create index lead_files_by_conversation on lead_files (conversation_id)
    where conversation_id is not null`.execute(db)
  await sql`alter table messages add column file_id ${text}`.execute(db)
}
