import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { type Expression, type SqlBool, sql } from 'kysely'
import { phoneDigitsOf, spellings } from '#app/features/chat/phone-digits.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import { ConcurrencyLimiter } from '#app/platform/server/http/concurrency-limiter.ts'
import { NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { isNotDeleted } from '#database/deleted-conversations.ts'
import { hasMessageWith, splitWords } from '#database/message-search.ts'
import { containsText, translateCharacters } from '#database/sql-dialect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import type { Author } from '../../contract.ts'
import { type ConversationQuery, conversationsApi } from '../../conversations-contract.ts'
import { withPresence } from '../presence/with-presence.ts'
import { awaitsReply, countAwaitingReply } from '../store/awaiting-reply.ts'
import { conversationColumns, type StoredConversation } from '../store/conversation-row.ts'
import { toOfficeMessages, withAuthors, withLeads } from '../store/message-row.ts'
import { listMessages } from '../store/messages.ts'
import { markReadByOffice } from '../store/read-positions.ts'

/** The maximum of concurrent searches, because each may read megabytes. */
const MAX_SEARCHES = 5

const conversationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const searches = new ConcurrencyLimiter({
    maxConcurrent: MAX_SEARCHES,
    maxQueued: 0,
    maxWaitMs: 1000,
  })

  app.route({
    ...conversationsApi.list,
    async handler(request, reply) {
      const { query } = request
      const { q } = query
      if (await isCursorAmbiguous(app.db, query)) throw ambiguousCursor()
      const { rows, total } = q
        ? await searches.run(() => searchConversations(app, q, query))
        : await listConversations(app.db, query)
      reply.header('x-total-count', total)
      const enriched = await withLeads(app, await withAuthors(app, rows))
      return enriched.map((row) => withPresence(row, app.chat.presence))
    },
  })

  app.route({
    ...conversationsApi.unread,
    async handler() {
      const [unread, awaiting_reply] = await Promise.all([
        countUnread(app.db),
        countAwaitingReply(app.db),
      ])
      return { unread, awaiting_reply }
    },
  })

  app.route({
    ...conversationsApi.messages,
    async handler({ params, query: { limit = 50, ...page } }) {
      return toOfficeMessages(app, await listMessages(app.db, params.user_id, { ...page, limit }))
    },
  })

  app.route({
    ...conversationsApi.read,
    async handler(request) {
      const { params, body } = request
      const { user_id } = params
      const position = await markReadByOffice(app.db, user_id, body.seq)
      if (!position) throw new NotFound('Conversation')
      app.chat.publish({ read: { user_id, by: readAuthor(request), ...position } })
      return position
    },
  })

  app.route({
    ...conversationsApi.typing,
    async handler(request, reply) {
      const { user_id } = request.params
      app.chat.publish({ typing: { user_id, by: readAuthor(request) } })
      return reply.code(204).send(null)
    },
  })
}

const ambiguousCursor = () => {
  const detail = 'Several conversations share this time. Please also send before_user_id.'
  return new ValidationError({ before_user_id: { code: 'ambiguous', detail } })
}

/** The signed-in administrator. */
function readAuthor(request: FastifyRequest): Author {
  const { id, username: name } = requireAdministrator(request)
  return { id, name }
}

export default conversationRoutes

/** The number of newest messages that are searched for any part of the text, which takes a few ms. */
const NEWEST_MESSAGES = 3_000
/** The number of messages of each conversation that are searched for the matching line. */
const LINES_SEARCHED = 1_000

/**
 * Finds conversations by visitor, lead or message text. Frequent words are found in the newest
 * messages, rare ones by the index. The total only shows whether there are more than the page
 * contains.
 */
async function searchConversations(
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

/** Returns a page of the conversations with messages, and their total count. */
async function listConversations(db: Database, query: ConversationQuery) {
  const { limit = 50 } = query
  const { total } = await selectMatching(db, query)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows: StoredConversation[] = await selectPage(db, query).limit(limit).execute()
  return { rows, total }
}

/** Whether several conversations share the time `before`, so that `before_user_id` is required. */
async function isCursorAmbiguous(db: Database, query: ConversationQuery) {
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
function selectPage(db: Database, query: ConversationQuery) {
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
const toUtc = (moment: string) => new Date(moment).toISOString()

/** Counts unread visitor messages of all conversations. */
async function countUnread(db: Database) {
  const { total } = await db
    .selectFrom('conversations')
    .select((is) => is.fn.sum<number | null>('unread').as('total'))
    // A literal, so that SQLite uses the partial index.
    .where('unread', '>', sql.lit(0))
    .executeTakeFirstOrThrow()
  return total ?? 0
}
