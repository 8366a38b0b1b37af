import type { PublishedChange } from '#app/platform/server/feature/feature.ts'
import type { Database } from '#database/connect.ts'
import type { EventContent } from '../event-contract.ts'
import { toLocalTimes } from './event-times.ts'

/** Updates the index of published events in the transaction that publishes or archives one. */
export async function indexEvent(
  db: Database,
  { id, language, translation_of, content }: PublishedChange,
) {
  await db.deleteFrom('events').where('page_id', '=', id).execute()
  if (!content) return
  const times = toLocalTimes(content as unknown as EventContent)
  const row = { page_id: id, source_id: translation_of ?? id, language }
  await db
    .insertInto('events')
    .values({ ...row, ...times })
    .execute()
}
