import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'

/** How far one side has read, and the number of messages that it has not read. */
interface ReadPosition {
  seq: number
  unread: number
}

/** Advances the office's read position. Returns undefined if there is no conversation. */
export async function markReadByOffice(
  db: Database,
  user_id: string,
  seq: number,
): Promise<ReadPosition | undefined> {
  return db.transaction().execute(async (transaction) => {
    const position = await advanceReadPosition(transaction, 'office_read_seq', user_id, seq)
    if (!position) return undefined
    const unread = await countMessagesAfter(transaction, position, 'user')
    await transaction
      .updateTable('conversations')
      .set({ unread })
      .where('id', '=', position.id)
      .execute()
    return { seq: position.seq, unread }
  })
}

/** Advances the visitor's read position. Returns undefined if there is no conversation. */
export async function markReadByVisitor(
  db: Database,
  user_id: string,
  seq: number,
): Promise<ReadPosition | undefined> {
  return db.transaction().execute(async (transaction) => {
    const position = await advanceReadPosition(transaction, 'visitor_read_seq', user_id, seq)
    return (
      position && {
        seq: position.seq,
        unread: await countMessagesAfter(transaction, position, 'admin'),
      }
    )
  })
}

/** Advances a read position to `seq`, but at most to the last message, and never back. */
function advanceReadPosition(
  db: Database,
  side: 'office_read_seq' | 'visitor_read_seq',
  user_id: string,
  seq: number,
) {
  const position = sql.ref(side)
  return db
    .updateTable('conversations')
    .set({
      [side]: sql`case when ${seq} <= ${position} then ${position}
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
