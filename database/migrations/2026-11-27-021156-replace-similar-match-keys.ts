import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/**
 * Replaces up to 34 match keys of each e-mail address, which found mistyped addresses, with the key of
 * its mailbox: the local part without dots, up to the plus sign.
 */
export async function up(db: Kysely<unknown>) {
  const position = sql.raw(isPostgres(db) ? 'strpos' : 'instr')
  await sql`delete from lead_match_keys where key >= 'near:' and key < 'near;'`.execute(db)
  await sql`
    insert into lead_match_keys (key, lead_id, added_at)
    select 'mailbox:' || mailbox, lead_id, min(added_at) from (
      select lead_id, added_at,
        replace(substr(local_part, 1, ${position}(local_part || '+', '+') - 1), '.', '') as mailbox
      from (
        select lead_id, added_at, substr(key, 7, ${position}(key, '@') - 7) as local_part
        from lead_match_keys where key >= 'email:' and key < 'email;'
      ) as emails
    ) as mailboxes
    group by mailbox, lead_id`.execute(db)
}
