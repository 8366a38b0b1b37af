import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Subscribers of the newsletter, and whether visitors can subscribe. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table newsletter_settings (
      id ${text} primary key,
      is_on integer not null
    )`.execute(db)
  await sql`
    create table newsletter_subscribers (
      id ${text} primary key,
      email ${text} not null unique,
      language ${text} not null,
      page text not null,
      consent text not null,
      salt text not null,
      token_hash ${text} not null unique,
      created_at ${text} not null,
      mailed_at ${text} not null,
      confirmed_at ${text}
    )`.execute(db)
}
