import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** The same text from other senders is spam, also in forms. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`alter table form_answers add column text_hash ${text}`.execute(db)
  await sql`alter table form_answers add column not_spam_at ${text}`.execute(db)
  await sql`create index form_answers_by_text on form_answers (text_hash)
    where text_hash is not null`.execute(db)
}
