import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import { messageColumns, type StoredMessage } from './message-row.ts'

interface Page {
  after?: number
  before?: number
  limit: number
}

/**
 * Returns messages of one conversation, oldest first: those after a seq, before a seq, or the
 * newest. An unknown visitor has no messages.
 */
export async function listMessages(db: Database, user_id: string, { after, before, limit }: Page) {
  const order = sql.raw(after === undefined ? 'desc' : 'asc')
  // Raw SQL, because every open chat runs this query often, and building it with Kysely takes as
  // long as running it.
  const { rows } = await sql<Omit<StoredMessage, 'user_id'>>`
    select id, sender, message, created_at, seq, kind, administrator_id, file_id from messages
    where conversation_id = (select id from conversations where user_id = ${user_id})
      and seq > ${after ?? 0} and seq < ${before ?? MAX_SEQ}
    order by seq ${order} limit ${limit}`.execute(db)
  if (after === undefined) rows.reverse()
  return rows.map((row): StoredMessage => ({ ...row, user_id }))
}

/** The maximum of PostgreSQL's `integer`. */
const MAX_SEQ = 2 ** 31 - 1

/** Returns the id of the file of a message; undefined if there is none. */
export async function findFileId(db: Database, conversation_id: string, id: string) {
  const message = await db
    .selectFrom('messages')
    .select('file_id')
    .where('id', '=', id.toLowerCase())
    .where('conversation_id', '=', conversation_id)
    .executeTakeFirst()
  return message?.file_id ?? undefined
}

/** Whether the visitor has written in this conversation. */
export async function hasVisitorWritten(db: Database, conversation_id: string) {
  const first = await db
    .selectFrom('messages')
    .select('seq')
    .where('conversation_id', '=', conversation_id)
    .where('sender', '=', 'user')
    .limit(1)
    .executeTakeFirst()
  return first !== undefined
}

/** A position in the list of all messages, which is ordered by these fields. */
interface MessageCursor {
  created_at: string
  conversation_id: string
  seq: number
}

/** Returns the positions of up to two messages with this id, because several visitors may have one. */
export async function findCursors(
  db: Database,
  id: string,
  user_id?: string,
): Promise<MessageCursor[]> {
  const cursors = db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .select(['messages.created_at', 'conversation_id', 'seq'])
    .where('messages.id', '=', id.toLowerCase())
    .where('last_message_at', 'is not', null)
  return (user_id ? cursors.where('user_id', '=', user_id) : cursors).limit(2).execute()
}

/** Returns the newest messages of all conversations, or those before a position, oldest first. */
export async function listAllMessages(db: Database, limit: number, before?: MessageCursor) {
  let matching = db
    .selectFrom('messages')
    // Runs in the worker, because it may have to skip many deleted messages.
    .modifyFront(inWorker)
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .where('last_message_at', 'is not', null)
    .select([...messageColumns, 'user_id'])
  if (before) {
    matching = matching.where(
      sql<boolean>`(messages.created_at, conversation_id, seq)
        < (${before.created_at}, ${before.conversation_id}, ${before.seq})`,
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

export async function countMessages(db: Database) {
  const { total } = await db
    .selectFrom('conversations')
    .select((is) => is.fn.sum<number | null>('message_count').as('total'))
    .executeTakeFirstOrThrow()
  return total ?? 0
}
