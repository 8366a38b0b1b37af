import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { ConversationQuery } from '../../conversations-contract.ts'
import { awaitsReply } from './awaiting-reply.ts'
import { conversationColumns, type StoredConversation } from './conversation-row.ts'

/** Conversations that have messages, in the order asked for, with how many there are in all. */
export async function listConversations(db: Database, query: ConversationQuery) {
  const { limit = 50 } = query
  const { total } = await selectMatching(db, query)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows: StoredConversation[] = await selectPage(db, query).limit(limit).execute()
  return { rows, total }
}

/** Whether several have the moment that a page is to come before, so that it alone is no place. */
export async function isAmbiguous(db: Database, query: ConversationQuery) {
  const { before, before_user_id } = query
  if (!before || before_user_id) return false
  const sameMoment = await selectMatching(db, query)
    .select('id')
    .where(sortColumn(query), '=', toUtc(before))
    .limit(2)
    .execute()
  return sameMoment.length > 1
}

/** The latest first; of those that await a reply, the one that is due first. */
export function selectPage(db: Database, query: ConversationQuery) {
  const { before, before_user_id, waiting } = query
  const at = sql.ref(sortColumn(query))
  const [direction, follows] = waiting ? (['asc', '>'] as const) : (['desc', '<'] as const)
  let page = selectMatching(db, query).select(conversationColumns)
  if (before) {
    const cursorColumns = before_user_id ? sql`(${at}, user_id)` : at
    const last = before_user_id ? sql`(${toUtc(before)}, ${before_user_id})` : toUtc(before)
    page = page.where(sql<boolean>`${cursorColumns} ${sql.raw(follows)} ${last}`)
  }
  return page.orderBy(at, direction).orderBy('user_id', direction)
}

const sortColumn = ({ waiting }: ConversationQuery) =>
  waiting ? 'response_due_at' : 'last_message_at'

function selectMatching(db: Database, { waiting, closed, q }: ConversationQuery) {
  let matching = db.selectFrom('conversations').where('last_message_at', 'is not', null)
  if (closed || waiting || !q)
    matching = matching.where('closed_at', closed ? 'is not' : 'is', null)
  return waiting ? matching.where(awaitsReply) : matching
}

/** As moments are stored, however the caller writes them. */
export const toUtc = (moment: string) => new Date(moment).toISOString()

/** Of the visitors' messages, in all conversations. */
export async function countUnread(db: Database) {
  const { total } = await db
    .selectFrom('conversations')
    .select((is) => is.fn.sum<number | null>('unread').as('total'))
    // Written out, or SQLite would not see that the index has all of these.
    .where('unread', '>', sql.lit(0))
    .executeTakeFirstOrThrow()
  return total ?? 0
}
