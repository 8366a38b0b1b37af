import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'
import { removedUserId } from '#database/removed-conversations.ts'
import { aside } from '#database/sqlite-aside.ts'
import type { Message, MessageQuery } from '../contract.ts'
import { removeSome } from './removals.ts'

const columns = [
  'messages.id',
  'messages.sender',
  'messages.message',
  'messages.created_at',
  'messages.seq',
] as const

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
  const { rows } = await sql<Omit<Message, 'user_id'>>`
    select id, sender, message, created_at, seq from messages
    where conversation_id = (select id from conversations where user_id = ${user_id})
      and seq > ${after ?? 0} and seq < ${before ?? MOST_SEQ}
    order by seq ${order} limit ${limit}`.execute(db)
  if (after === undefined) rows.reverse()
  return rows.map(
    ({ id, sender, message, created_at, seq }): Message => ({
      id,
      user_id,
      sender,
      message,
      created_at,
      seq,
    }),
  )
}

/** A conversation but for its messages. */
export interface ConversationState {
  /** '' when nothing has been said yet. */
  id: string
  user_id: string
  last_seq: number
  message_count: number
  /** The first that is left, 0 when there is none. */
  first_seq: number
  office_read_seq: number
  visitor_read_seq: number
  owner_key: string | null
  owner_bound_at: string | null
}

export async function findState(db: Database, user_id: string): Promise<ConversationState> {
  const { rows } = await sql<ConversationState>`
    select id, user_id, last_seq, message_count, office_read_seq, visitor_read_seq,
      owner_key, owner_bound_at,
      coalesce((select min(seq) from messages where conversation_id = conversations.id), 0)
        as first_seq
    from conversations where user_id = ${user_id}`.execute(db)
  return rows[0] ?? emptyState(user_id)
}

/** As if nothing had been said yet. */
export const emptyState = (user_id: string): ConversationState => ({
  id: '',
  user_id,
  last_seq: 0,
  message_count: 0,
  first_seq: 0,
  office_read_seq: 0,
  visitor_read_seq: 0,
  owner_key: null,
  owner_bound_at: null,
})

/** Shown when the visitor is gone. */
export async function keepPage(db: Database, user_id: string, page: string) {
  await db
    .updateTable('conversations')
    .set({ page })
    .where('user_id', '=', user_id)
    .where('page', '!=', page)
    .execute()
}

/** From now on the id alone opens nothing. */
export async function bind(db: Database, id: string) {
  await db
    .updateTable('conversations')
    .set({ owner_bound_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('owner_bound_at', 'is', null)
    .execute()
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
    .select([...columns, 'user_id'])
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
  const rows: Message[] = await matching
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

/** How many messages a conversation has. */
export async function findSize(db: Database, user_id: string) {
  return db
    .selectFrom('conversations')
    .select(['id', 'message_count as messages'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()
}

/**
 * Deletes a conversation's messages: they stay behind with a conversation that nobody finds, until
 * they are removed. The visitor's goes on as another, with the same numbers.
 */
export async function removeAll(db: Database, user_id: string) {
  const removed = await db
    .updateTable('conversations')
    .set({
      user_id: removedUserId,
      message_count: 0,
      unread: 0,
      last_message: '',
      last_message_at: null,
      answer_due_at: null,
    })
    .where('user_id', '=', user_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  // Of most conversations that is all.
  await removeSome(db, removed.id)
  const { last_seq } = removed
  await db
    .insertInto('conversations')
    .values({ ...removed, id: newId(), user_id, office_read_seq: last_seq })
    .execute()
  return { id: removed.id, last_seq }
}
