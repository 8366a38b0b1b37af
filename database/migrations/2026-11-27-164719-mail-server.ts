import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** The mail server that the office has set up; the password is encrypted with the server's key. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table mail_server (
      id ${text} primary key,
      provider ${text} not null,
      host ${text} not null,
      port integer not null,
      security ${text} not null,
      username ${text} not null,
      encrypted_password ${text} not null,
      from_name ${text} not null,
      from_address ${text} not null
    )`.execute(db)
}
