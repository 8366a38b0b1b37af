import { type Kysely, sql } from 'kysely'

/** Scripts of other companies, which pages load with the visitor's consent. */
export async function up(db: Kysely<unknown>) {
  for (const column of ['google_id', 'pixel_id', 'scripts', 'hosts'])
    await sql`
      alter table analytics_settings add column ${sql.ref(column)} text not null default ''`.execute(
      db,
    )
}
