import { type Kysely, sql } from 'kysely'

/** Adds captions of pictures. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table pictures add column caption text not null default ''`.execute(db)
}
