import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Adds files that texts link to. Their bytes are in `media`. */
export async function up(db: Kysely<unknown>) {
  const address = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table files (
      id ${address} primary key,
      name ${address} not null unique references media (name) on delete cascade,
      title text not null,
      size integer not null,
      created_at ${address} not null,
      created_by text not null,
      deleted_at ${address}
    )`.execute(db)
}
