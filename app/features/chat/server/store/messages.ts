import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { aside } from '#database/sqlite-aside.ts'
import type { MessageQuery } from '../../contract.ts'
import { messageColumns, type StoredMessage } from './message-row.ts'

interface Page {
  after?: number
  before?: number
  limit: number
}

/**
 * A page of one conversation, oldest first: the first after a seq, else the newest, or the
 * newest before a seq. An unknown visitor has no messages.
 */
export async function listOf(db: Database, user_id: string, { after, before, limit }: Page) {
  const order = sql.raw(after === undefined ? 'desc' : 'asc')
  // Every open chat asks for this again and again, so the text is written out: building it anew
  // takes as long as running it.
  const { rows } = await sql<Omit<StoredMessage, 'user_id'>>`
    select id, sender, message, created_at, seq, kind, administrator_id from messages
    where conversation_id = (select id from conversations where user_id = ${user_id})
      and seq > ${after ?? 0} and seq < ${before ?? MOST_SEQ}
    order by seq ${order} limit ${limit}`.execute(db)
  if (after === undefined) rows.reverse()
  return rows.map((row): StoredMessage => ({ ...row, user_id }))
}

/** The largest of PostgreSQL's `integer`. */
const MOST_SEQ = 2 ** 31 - 1

/** Everybody's newest messages, oldest first; undefined when `before` is no message. */
export async function listAll(
  db: Database,
  {
    before,
    before_user_id,
    limit,
  }: Pick<MessageQuery, 'before' | 'before_user_id'> & { limit: number },
) {
  let matching = db
    .selectFrom('messages')
    // There may be many that are deleted and to be passed over.
    .modifyFront(aside)
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .where('last_message_at', 'is not', null)
    .select([...messageColumns, 'user_id'])
  if (before) {
    let place = db
      .selectFrom('messages')
      .innerJoin('conversations', 'conversations.id', 'conversation_id')
      .select(['messages.created_at', 'conversation_id', 'seq'])
      .where('messages.id', '=', before.toLowerCase())
      .where('last_message_at', 'is not', null)
    if (before_user_id) place = place.where('user_id', '=', before_user_id)
    const at = await place.executeTakeFirst()
    if (!at) return undefined
    matching = matching.where(
      sql<boolean>`(messages.created_at, conversation_id, seq)
        < (${at.created_at}, ${at.conversation_id}, ${at.seq})`,
    )
  }
  const rows: StoredMessage[] = await matching
    .orderBy('messages.created_at', 'desc')
    .orderBy('conversation_id', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse()
}

export async function countAll(db: Database) {
  const { total } = await db
    .selectFrom('conversations')
    .select((is) => is.fn.sum<number | null>('message_count').as('total'))
    .executeTakeFirstOrThrow()
  return total ?? 0
}
