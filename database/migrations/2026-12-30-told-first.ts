import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../differences.ts'

/** When somebody first was told of it for good, so that it is not to be found out of each mail. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema.alterTable('notices').addColumn('first_told_at', key).execute()
  await sql`
    update notices set first_told_at = (
      select min(coalesce(mails.sent_at, notice_tellings.told_at))
      from notice_tellings left join mails on mails.id = notice_tellings.mail_id
      where notice_id = notices.id and notice_tellings.told_at is not null
        and (channel <> 'mail' or mails.id is null or mails.state = 'sent'))`.execute(db)
  await sql`
    create index notices_told on notices (about_id, created_at)
    where first_told_at is not null`.execute(db)
}
