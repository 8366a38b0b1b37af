import { type Kysely, sql } from 'kysely'

/** How many confirmation mails a subscription has got. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table newsletter_subscribers add column mail_count integer not null default 1`.execute(db)
}
