import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from './connect.ts'
import { isNotDeleted } from './deleted-conversations.ts'
import { listEmoji, withoutEmoji } from './message-emoji.ts'
import { containsText, isPostgres } from './sql-dialect.ts'
import { inWorker } from './sqlite-worker.ts'

/**
 * Maximum number of matching messages. For a more frequent word only the newest messages are found.
 */
const MAX_MATCHES = 2_000
/** Number of the newest messages that PostgreSQL scans before it uses the index. */
const NEWEST_MESSAGES = 7_500

interface SearchLimits {
  /** Limits the scan of the newest messages to messages up to this time. */
  until?: string
  /** Number of conversations to find. */
  maxConversations?: number
}

/**
 * SQL condition on conversations: one of their messages contains all words (or words that begin
 * with them) and emoji of the text. Returns undefined if the text has neither.
 */
export async function hasMessageWith(
  db: Database,
  text: string,
  limits: SearchLimits = {},
): Promise<Expression<SqlBool> | undefined> {
  const [emoji, words] = [listEmoji(text), splitWords(withoutEmoji(text))]
  if (emoji.length > 0) return idIsIn(db, searchEmoji(db, emoji, words))
  if (words.length === 0) return undefined
  return idIsIn(db, isPostgres(db) ? searchPostgres(words, limits) : await searchSqlite(db, words))
}

/** Splits a text into words like the index of the baseline migration. */
export const splitWords = (text: string) => text.split(/[\s!-/:-@[-`{-~]+/).filter(Boolean)

/** `array(…)` makes PostgreSQL compute all ids first; otherwise it would scan by age. */
function idIsIn(db: Database, ids: RawBuilder<unknown>) {
  return isPostgres(db)
    ? sql<SqlBool>`conversations.id = any(array(${ids}))`
    : sql<SqlBool>`conversations.id in (${ids})`
}

/**
 * PostgreSQL cannot estimate how rare a word is and would scan all messages by age. The scan is
 * therefore limited to the newest messages, then the index is used: whole words first, because
 * prefixes are slow.
 */
function searchPostgres(words: string[], { until, maxConversations = MAX_MATCHES }: SearchLimits) {
  const whole = sql`to_tsquery('simple', ${words.map((word) => `'${word}'`).join(' & ')})`
  const prefix = sql`to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`
  const upToTime = until ? sql`and created_at <= ${until}` : sql``
  const hasTooFew = sql`(select count(*) < ${MAX_MATCHES}
    and count(distinct conversation_id) < ${maxConversations} from newest_matches)`
  return sql`
    with newest_matches as materialized (
      select conversation_id from (
        select conversation_id, words from messages where ${isNotDeleted} ${upToTime}
        order by created_at desc, conversation_id desc, seq desc limit ${NEWEST_MESSAGES}
      ) as newest
      where words @@ ${prefix} limit ${MAX_MATCHES}
    ), whole_word_matches as materialized (
      select conversation_id from messages
      where words @@ ${whole} and ${isNotDeleted} and ${hasTooFew} limit ${MAX_MATCHES}
    ), prefix_matches as materialized (
      select conversation_id from messages
      where words @@ ${prefix} and ${isNotDeleted} and ${hasTooFew}
        and (select count(*) < ${MAX_MATCHES} from whole_word_matches) limit ${MAX_MATCHES}
    )
    select conversation_id from newest_matches
    union all select conversation_id from whole_word_matches
    union all select conversation_id from prefix_matches`
}

/**
 * FTS5 collects all matches of a prefix before it sorts them, which is slow for common words. So
 * whole words are tried first, and prefixes only if there are too few matches.
 */
async function searchSqlite(db: Database, words: string[]) {
  const whole = words.map((word) => `"${word}"`).join(' ')
  const prefix = words.map((word) => `"${word}"*`).join(' ')
  const { rows } = await sql`${matchWords(whole)}`.execute(db)
  return sql`select conversation_id from messages
    where number in (${matchWords(rows.length < MAX_MATCHES ? prefix : whole)})`
}

/**
 * Excludes messages of deleted conversations in the query, so that they do not count towards the
 * limit.
 */
const matchWords = (query: string) =>
  sql`select ${inWorker} rowid from message_words where message_words match ${query}
    and exists (select 1 from messages where number = message_words.rowid and ${isNotDeleted})
    order by rowid desc limit ${MAX_MATCHES}`

/** Finds the newest messages with the emoji by index, then searches their texts for the words. */
function searchEmoji(db: Database, [first, ...others]: string[], words: string[]) {
  const hasOther = others.map(
    (emoji) => sql` and exists (select 1 from message_emoji as other where other.emoji = ${emoji}
      and other.conversation_id = message_emoji.conversation_id and other.seq = message_emoji.seq)`,
  )
  const hasWord = words.map((word) => sql` and ${containsText(db, ['message'], word)}`)
  const withEmoji = sql`select conversation_id, seq from message_emoji
    where emoji = ${first} and ${isNotDeleted} ${sql.join(hasOther, sql``)}
    order by created_at desc, conversation_id desc, seq desc limit ${MAX_MATCHES}`
  if (words.length === 0) return sql`select conversation_id from (${withEmoji}) as with_emoji`
  return sql`select with_emoji.conversation_id from (${withEmoji}) as with_emoji
    inner join messages on messages.conversation_id = with_emoji.conversation_id
      and messages.seq = with_emoji.seq ${sql.join(hasWord, sql``)}`
}
