import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { ConversationQuery } from '../../conversations-contract.ts'
import { awaitsReply } from './awaiting-reply.ts'
import { conversationColumns, type StoredConversation } from './conversation-row.ts'

/** Returns a page of the conversations with messages, and their total count. */
export async function listConversations(db: Database, query: ConversationQuery) {
  const { limit = 50 } = query
  const { total } = await selectMatching(db, query)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows: StoredConversation[] = await selectPage(db, query).limit(limit).execute()
  return { rows, total }
}

/** Whether several conversations share the time `before`, so that `before_user_id` is required. */
export async function isCursorAmbiguous(db: Database, query: ConversationQuery) {
  const { before, before_user_id } = query
  if (!before || before_user_id) return false
  const sameMoment = await selectMatching(db, query)
    .select('id')
    .where(sortColumn(query), '=', toUtc(before))
    .limit(2)
    .execute()
  return sameMoment.length > 1
}

/** Selects a page, latest message first; conversations that await a reply by due time. */
export function selectPage(db: Database, query: ConversationQuery) {
  const { before, before_user_id, awaiting_reply } = query
  const at = sql.ref(sortColumn(query))
  const [direction, follows] = awaiting_reply ? (['asc', '>'] as const) : (['desc', '<'] as const)
  let page = selectMatching(db, query).select(conversationColumns)
  if (before) {
    const cursorColumns = before_user_id ? sql`(${at}, user_id)` : at
    const last = before_user_id ? sql`(${toUtc(before)}, ${before_user_id})` : toUtc(before)
    page = page.where(sql<boolean>`${cursorColumns} ${sql.raw(follows)} ${last}`)
  }
  return page.orderBy(at, direction).orderBy('user_id', direction)
}

const sortColumn = ({ awaiting_reply }: ConversationQuery) =>
  awaiting_reply ? 'response_due_at' : 'last_message_at'

function selectMatching(db: Database, { awaiting_reply, closed, q }: ConversationQuery) {
  let matching = db.selectFrom('conversations').where('last_message_at', 'is not', null)
  if (closed || awaiting_reply || !q)
    matching = matching.where('closed_at', closed ? 'is not' : 'is', null)
  return awaiting_reply ? matching.where(awaitsReply) : matching
}

/** Converts a moment to its stored format. */
export const toUtc = (moment: string) => new Date(moment).toISOString()

/** Counts unread visitor messages of all conversations. */
export async function countUnread(db: Database) {
  const { total } = await db
    .selectFrom('conversations')
    .select((is) => is.fn.sum<number | null>('unread').as('total'))
    // A literal, so that SQLite uses the partial index.
    .where('unread', '>', sql.lit(0))
    .executeTakeFirstOrThrow()
  return total ?? 0
}
