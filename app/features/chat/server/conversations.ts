import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { contains } from '#database/differences.ts'
import type { ConversationQuery } from '../contract.ts'

/** Conversations that have messages, latest message first, with how many match in all. */
export async function list(db: Database, { limit = 50, before, q }: ConversationQuery) {
  let matching = db.selectFrom('conversations').where('last_message_at', 'is not', null)
  if (q) {
    matching = matching.where((is) =>
      is.or([
        is.eb(contains(db, ['user_id'], q), '=', sql.lit(true)),
        is.exists(
          is
            .selectFrom('messages')
            .select('seq')
            .whereRef('conversation_id', '=', 'conversations.id')
            .where(contains(db, ['message'], q)),
        ),
      ]),
    )
  }
  const { total } = await matching
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = before ? matching.where('last_message_at', '<', toUtc(before)) : matching
  const rows = await page
    .select([
      'user_id',
      'last_message',
      'last_sender',
      sql<string>`last_message_at`.as('last_message_at'),
      'last_seq',
      'unread',
      'page',
      'answer_due_at',
    ])
    .orderBy('last_message_at', 'desc')
    .limit(limit)
    .execute()
  return { rows, total }
}

/** As moments are stored, however the caller writes them. */
const toUtc = (moment: string) => new Date(moment).toISOString()

/** Raises the office's watermark. Returns what is still unread; undefined: no such conversation. */
export async function markRead(db: Database, user_id: string, seq: number) {
  return db.transaction().execute(async (transaction) => {
    const conversation = await transaction
      .updateTable('conversations')
      .set({
        office_read_seq: sql`case
          when ${seq} <= office_read_seq then office_read_seq
          when ${seq} > last_seq then last_seq
          else ${seq} end`,
      })
      .where('user_id', '=', user_id)
      .returning(['id', 'office_read_seq'])
      .executeTakeFirst()
    if (!conversation) return undefined
    const { unread } = await transaction
      .selectFrom('messages')
      .select((count) => count.fn.countAll<number>().as('unread'))
      .where('conversation_id', '=', conversation.id)
      .where('seq', '>', conversation.office_read_seq)
      .where('sender', '=', 'user')
      .executeTakeFirstOrThrow()
    await transaction
      .updateTable('conversations')
      .set({ unread })
      .where('id', '=', conversation.id)
      .execute()
    return unread
  })
}
