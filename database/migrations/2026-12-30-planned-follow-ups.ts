import { type Kysely, sql } from 'kysely'

/** What was planned before is told of when it is due, like what is planned from now on. */
export async function up(db: Kysely<unknown>) {
  const now = new Date().toISOString()
  await sql`
    insert into jobs (id, kind, key, about, payload, due_at, created_at)
    select id, 'tell-follow-up', id, '',
      '{"lead_id":"' || id || '","at":"' || next_at || '"}', next_at, ${now}
    from leads where merged_into is null and next_at > ${now}`.execute(db)
}
