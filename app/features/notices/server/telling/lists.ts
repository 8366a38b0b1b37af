import type { NewNotice } from '#app/base/server/notice.ts'
import type { Database } from '#database/connect.ts'
import { contains } from '#database/differences.ts'

/**
 * Takes what these leads are called out of lists that name several, and returns the mails by which
 * those were told. Lists are for mornings: a few for each person, so they are all looked at.
 */
export async function takeOutOfLists(db: Database, leadIds: string[]) {
  const gone = new Set(leadIds)
  const mailIds: string[] = []
  for (const leadId of leadIds) {
    const rows = await db
      .selectFrom('notices')
      .select(['id', 'content'])
      .where('kind', '=', 'morning')
      .where(contains(db, ['content'], leadId))
      .execute()
    for (const { id, content } of rows) {
      const { lists = [], ...notice }: Pick<NewNotice, 'lists'> = JSON.parse(content)
      const left = lists.map((list) => ({
        ...list,
        items: list.items.filter((item) => !gone.has(item.leadId ?? '')),
      }))
      await db
        .updateTable('notices')
        .set({ content: JSON.stringify({ ...notice, lists: left }) })
        .where('id', '=', id)
        .execute()
      mailIds.push(...(await listMails(db, id)))
    }
  }
  return mailIds
}

async function listMails(db: Database, noticeId: string) {
  const rows = await db
    .selectFrom('notice_tellings')
    .select('mail_id')
    .where('notice_id', '=', noticeId)
    .where('mail_id', 'is not', null)
    .execute()
  return rows.flatMap(({ mail_id }) => mail_id ?? [])
}
