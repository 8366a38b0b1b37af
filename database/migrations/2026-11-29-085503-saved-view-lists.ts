import { type Kysely, sql } from 'kysely'

/** Adds the list to which a saved view belongs; until now all are views of leads. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table saved_views add column list text not null default 'leads'`.execute(db)
}
