import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { contains } from '#database/differences.ts'
import type { ConversationQuery, Message } from '../contract.ts'
import type { StoredConversation } from './conversation-row.ts'

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
  const rows: StoredConversation[] = await page
    .select(columns)
    .orderBy('last_message_at', 'desc')
    .limit(limit)
    .execute()
  return { rows, total }
}

/** As moments are stored, however the caller writes them. */
const toUtc = (moment: string) => new Date(moment).toISOString()

const columns = [
  'user_id',
  'last_message',
  'last_sender',
  sql<string>`last_message_at`.as('last_message_at'),
  'last_seq',
  'unread',
  'page',
  'answer_due_at',
] as const

export interface GrownConversation extends StoredConversation {
  /** Its newest. */
  message: Message
}

/** Those of these conversations that have messages. */
export async function listGrown(db: Database, userIds: string[]) {
  return (await selectGrown(db).where('user_id', 'in', userIds).execute()).map(toGrown)
}

/** Those whose newest message is not older, at most 500 of them. */
export async function listGrownSince(db: Database, moment: string) {
  const rows = await selectGrown(db)
    .where('last_message_at', '>', moment)
    .orderBy('last_message_at', 'desc')
    .limit(500)
    .execute()
  return rows.map(toGrown)
}

function selectGrown(db: Database) {
  return db
    .selectFrom('conversations')
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.conversation_id', '=', 'conversations.id')
        .onRef('messages.seq', '=', 'conversations.last_seq'),
    )
    .select(columns)
    .select(['messages.id', 'messages.created_at'])
}

function toGrown({
  id,
  created_at,
  ...row
}: StoredConversation & { id: string; created_at: string }): GrownConversation {
  const { user_id, last_sender: sender, last_message: message, last_seq: seq } = row
  return { ...row, message: { id, user_id, sender, message, created_at, seq } }
}
