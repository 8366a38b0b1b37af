import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'

/** How far one side has read, and the number of messages that it has not read. */
interface ReadMark {
  seq: number
  unread: number
}

/** Advances the office's read position. Returns undefined if there is no conversation. */
export async function markReadByOffice(
  db: Database,
  user_id: string,
  seq: number,
): Promise<ReadMark | undefined> {
  return db.transaction().execute(async (transaction) => {
    const mark = await advanceReadMark(transaction, 'office_read_seq', user_id, seq)
    if (!mark) return undefined
    const unread = await countMessagesAfter(transaction, mark, 'user')
    await transaction
      .updateTable('conversations')
      .set({ unread })
      .where('id', '=', mark.id)
      .execute()
    return { seq: mark.seq, unread }
  })
}

/** Advances the visitor's read position. Returns undefined if there is no conversation. */
export async function markReadByVisitor(
  db: Database,
  user_id: string,
  seq: number,
): Promise<ReadMark | undefined> {
  return db.transaction().execute(async (transaction) => {
    const mark = await advanceReadMark(transaction, 'visitor_read_seq', user_id, seq)
    return mark && { seq: mark.seq, unread: await countMessagesAfter(transaction, mark, 'admin') }
  })
}

/** Advances a read position to `seq`, but at most to the last message, and never back. */
function advanceReadMark(
  db: Database,
  side: 'office_read_seq' | 'visitor_read_seq',
  user_id: string,
  seq: number,
) {
  const mark = sql.ref(side)
  return db
    .updateTable('conversations')
    .set({
      [side]: sql`case when ${seq} <= ${mark} then ${mark}
        when ${seq} > last_seq then last_seq else ${seq} end`,
    })
    .where('user_id', '=', user_id)
    .returning(['id', `${side} as seq`])
    .executeTakeFirst()
}

/** Counts one side's messages after a seq. */
export async function countMessagesAfter(
  db: Database,
  { id, seq }: { id: string; seq: number },
  sender: 'user' | 'admin',
) {
  const { unread } = await db
    .selectFrom('messages')
    .select((count) => count.fn.countAll<number>().as('unread'))
    .where('conversation_id', '=', id)
    .where('seq', '>', seq)
    .where('sender', '=', sender)
    .executeTakeFirstOrThrow()
  return unread
}
