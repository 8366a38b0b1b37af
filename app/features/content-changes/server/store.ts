import type { Database } from '#database/connect.ts'
import type { ContentChanges } from '../contract.ts'

/** Stores the later moment if two changes are concurrent. */
export async function recordChange(db: Database, subject: string) {
  const changed_at = new Date().toISOString()
  await db
    .insertInto('content_changes')
    .values({ subject, changed_at })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({ changed_at })
        .where('content_changes.changed_at', '<', changed_at),
    )
    .execute()
}

export async function list(db: Database): Promise<ContentChanges> {
  const rows = await db.selectFrom('content_changes').selectAll().execute()
  return Object.fromEntries(rows.map(({ subject, changed_at }) => [subject, changed_at]))
}
