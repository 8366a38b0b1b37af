import { type Expression, type SqlBool, sql } from 'kysely'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Database } from '#database/connect.ts'
import { isNotDeleted } from '#database/deleted-conversations.ts'
import { hasMessageWith, splitWords } from '#database/message-search.ts'
import { containsText, translateCharacters } from '#database/sql-dialect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import type { ConversationQuery } from '../../conversations-contract.ts'
import { phoneDigitsOf, spellings } from '../../phone-digits.ts'
import type { StoredConversation } from './conversation-row.ts'
import { selectPage, toUtc } from './conversations.ts'

/** The number of newest messages that are searched for any part of the text, which takes a few ms. */
const NEWEST_MESSAGES = 3_000
/** The number of messages of each conversation that are searched for the matching line. */
const LINES_SEARCHED = 1_000

/**
 * Finds conversations by visitor, lead or message text. Frequent words are found in the newest
 * messages, rare ones by the index. The total only shows whether there are more than the page
 * contains.
 */
export async function searchConversations(
  { db, services }: AppContext,
  q: string,
  query: ConversationQuery,
) {
  const { limit = 50 } = query
  const found = new Map<string, StoredConversation>()

  /** Finds the first ids that match each condition, then reads only those rows. */
  async function find(...conditions: Expression<SqlBool>[]) {
    const first = selectPage(db, query)
      .clearSelect()
      .select('id')
      .limit(limit + 1)
    const ids = conditions.map((each) => sql`select id from (${first.where(each)}) as found`)
    const rows = await selectPage(db, query)
      .modifyFront(inWorker)
      .where(sql<SqlBool>`id in (${sql.join(ids, sql` union `)})`)
      .execute()
    for (const row of rows) found.set(row.user_id, row)
  }

  // Awaiting conversations are ordered by due time, so messages of any age may match.
  const until = query.before && !query.awaiting_reply ? toUtc(query.before) : undefined
  const isLead = services.leads.isMatching(db, sql.ref('conversations.lead_id'), q)
  await find(isVisitor(q), isLead, isInNewest(db, q, until))
  const options = { until, enough: limit + 1 }
  const byWords = found.size > limit ? undefined : await hasMessageWith(db, q, options)
  if (byWords) await find(byWords)
  // In older messages, a phone number is found as typed or as digits only.
  const phone = found.size > limit ? undefined : phoneDigitsOf(q)
  const byDigits = phone && (await hasMessageWith(db, phone, options))
  if (byDigits) await find(byDigits)

  const sorted = [...found.values()].sort(query.awaiting_reply ? byDueTime : byLatest)
  const rows = await withLines(db, q, sorted.slice(0, limit))
  return { rows, total: found.size }
}

/** Adds the matching line of each conversation, if it is among the searched messages. */
async function withLines(db: Database, q: string, rows: StoredConversation[]) {
  if (rows.length === 0) return rows
  const line = db
    .selectFrom('messages')
    .select('message')
    .where(sql<SqlBool>`conversation_id = conversations.id and seq > last_seq - ${LINES_SEARCHED}`)
    .where(hasText(db, q))
    .orderBy('seq', 'desc')
    .limit(1)
  const ids = rows.map(({ user_id }) => user_id)
  const lines = await db
    .selectFrom('conversations')
    .select(['user_id', line.as('found')])
    .modifyFront(inWorker)
    .where('user_id', 'in', ids)
    .execute()
  const byUser = new Map(lines.map(({ user_id, found }) => [user_id, found]))
  return rows.map((row) => ({ ...row, found: byUser.get(row.user_id) ?? undefined }))
}

/** Matches the start of the visitor's id, or its last characters, which the inbox shows. */
function isVisitor(q: string) {
  const id = q.replace(/^visitor\s+/i, '')
  // No id contains a character after ~.
  return sql<SqlBool>`((user_id >= ${id} and user_id < ${`${id}~`})
    or lower(substr(user_id, length(user_id) - 3)) = ${id.toLowerCase()})`
}

function isInNewest(db: Database, q: string, until?: string) {
  const notYounger = until ? sql`and created_at <= ${until}` : sql``
  return sql<SqlBool>`conversations.id in (
    select conversation_id from (
      select conversation_id, message from messages where ${isNotDeleted} ${notYounger}
      order by created_at desc, conversation_id desc, seq desc limit ${NEWEST_MESSAGES}
    ) as newest
    where ${hasText(db, q)}
  )`
}

/** Whether a message contains all words of a text, or the phone number. */
function hasText(db: Database, q: string) {
  const words = splitWords(q)
  // Symbols are not words and are matched as text.
  const texts = (words.length > 0 ? words : [q]).map((text) => containsText(db, ['message'], text))
  const hasAllWords = sql<SqlBool>`(${sql.join(texts, sql` and `)})`
  const phone = phoneDigitsOf(q)
  if (!phone) return hasAllWords
  const digits = translateCharacters(db, 'message', spellings)
  return sql<SqlBool>`(${hasAllWords} or ${digits} like ${`%${phone}%`})`
}

const byLatest = (a: StoredConversation, b: StoredConversation) =>
  compareText(b.last_message_at, a.last_message_at) || compareText(b.user_id, a.user_id)

const byDueTime = (a: StoredConversation, b: StoredConversation) =>
  compareText(a.response_due_at ?? '', b.response_due_at ?? '') || compareText(a.user_id, b.user_id)

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
