import type { Erased } from '#app/platform/server/feature/services.ts'
import type { NewNotification, SummaryItem } from '#app/platform/server/mail/notification.ts'
import type { Database } from '#database/connect.ts'
import { containsText } from '#database/sql-dialect.ts'

/**
 * Removes erased leads and visitors from daily summaries. Returns the IDs of the mails that
 * contained them. Scans all summaries, because each administrator has only a few.
 */
export async function removeFromSummaries(db: Database, { leadIds, visitorIds }: Erased) {
  const erasedIds = new Set([...leadIds, ...visitorIds])
  const isErased = ({ leadId = '', visitorId = '' }: SummaryItem) =>
    erasedIds.has(leadId) || erasedIds.has(visitorId)
  const mailIds: string[] = []
  for (const id of erasedIds) {
    const rows = await db
      .selectFrom('notifications')
      .select(['id', 'content'])
      .where('kind', '=', 'daily_summary')
      .where(containsText(db, ['content'], id))
      .execute()
    for (const { id, content } of rows) {
      const { lists = [], ...notification }: Pick<NewNotification, 'lists'> = JSON.parse(content)
      const remaining = lists.map((list) => ({
        ...list,
        items: list.items.filter((item) => !isErased(item)),
      }))
      await db
        .updateTable('notifications')
        .set({ content: JSON.stringify({ ...notification, lists: remaining }) })
        .where('id', '=', id)
        .execute()
      mailIds.push(...(await listMailIds(db, id)))
    }
  }
  return mailIds
}

async function listMailIds(db: Database, notificationId: string) {
  const rows = await db
    .selectFrom('notification_deliveries')
    .select('mail_id')
    .where('notification_id', '=', notificationId)
    .where('mail_id', 'is not', null)
    .execute()
  return rows.flatMap(({ mail_id }) => mail_id ?? [])
}
