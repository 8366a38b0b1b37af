import type { Erased } from '#app/base/server/keepers.ts'
import type { NewNotice, NoticeItem } from '#app/base/server/notice.ts'
import type { Database } from '#database/connect.ts'
import { contains } from '#database/differences.ts'

/**
 * Takes what these people are called, and what they wrote, out of lists that name several, and returns
 * the mails by which those were told. Lists are for mornings: a few for each person, so they are all looked at.
 */
export async function takeOutOfLists(db: Database, { leadIds, visitorIds }: Erased) {
  const gone = new Set([...leadIds, ...visitorIds])
  const isGone = ({ leadId = '', visitorId = '' }: NoticeItem) =>
    gone.has(leadId) || gone.has(visitorId)
  const mailIds: string[] = []
  for (const id of gone) {
    const rows = await db
      .selectFrom('notices')
      .select(['id', 'content'])
      .where('kind', '=', 'morning')
      .where(contains(db, ['content'], id))
      .execute()
    for (const { id, content } of rows) {
      const { lists = [], ...notice }: Pick<NewNotice, 'lists'> = JSON.parse(content)
      const left = lists.map((list) => ({
        ...list,
        items: list.items.filter((item) => !isGone(item)),
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
