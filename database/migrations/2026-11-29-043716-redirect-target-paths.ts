import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Finds redirects by the page that they lead to, however their target is written. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`alter table redirects add column target_path ${text}`.execute(db)
  await sql`create index redirects_by_target_path on redirects (target_path)`.execute(db)
  const { rows } = await sql<{ id: string; target: string }>`
    select id, target from redirects where target like '/%'`.execute(db)
  for (const { id, target } of rows) {
    const path = toPath(target)
    if (path !== target)
      await sql`update redirects set target_path = ${path} where id = ${id}`.execute(db)
  }
}

function toPath(target: string) {
  const { pathname = '' } = URL.parse(target, 'http://here') ?? {}
  return pathname.split('/').map(decode).join('/').toLowerCase().replace(/\/+$/, '') || '/'
}

function decode(part: string) {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2F')
  } catch {
    return part
  }
}
