import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from './connect.ts'
import { isNotDeleted } from './deleted-conversations.ts'
import { contains, isPostgres } from './differences.ts'
import { listEmoji, withoutEmoji } from './message-emoji.ts'
import { aside } from './sqlite-aside.ts'

/** Limit of matching messages; a more frequent word needs a more precise query. */
const MOST_MATCHES = 2_000
/** Number of the newest messages that PostgreSQL scans before it uses the index. */
const NEWEST = 7_500

interface Wanted {
  /** Scan only messages up to this time first. */
  until?: string
  /** Number of conversations to find. */
  enough?: number
}

/**
 * Condition: one of the newest messages of a conversation contains all words (by their beginning)
 * and emoji of the text. Returns undefined if the text has neither.
 */
export async function hasMessageWith(
  db: Database,
  text: string,
  wanted: Wanted = {},
): Promise<Expression<SqlBool> | undefined> {
  const [signs, words] = [listEmoji(text), wordsOf(withoutEmoji(text))]
  if (signs.length > 0) return isAmong(db, byEmoji(db, signs, words))
  if (words.length === 0) return undefined
  return isAmong(db, isPostgres(db) ? onPostgres(words, wanted) : await onSqlite(db, words))
}

/** Splits a text into words like the index of the baseline migration. */
export const wordsOf = (text: string) => text.split(/[\s!-/:-@[-`{-~]+/).filter(Boolean)

/** `array(…)` makes PostgreSQL compute all ids first; otherwise it would scan by age. */
function isAmong(db: Database, ids: RawBuilder<unknown>) {
  return isPostgres(db)
    ? sql<SqlBool>`conversations.id = any(array(${ids}))`
    : sql<SqlBool>`conversations.id in (${ids})`
}

/**
 * PostgreSQL cannot estimate how rare a word is and would scan all messages by age. The scan is
 * therefore limited to the newest messages, then the index is used: whole words first, because
 * prefixes are slow.
 */
function onPostgres(words: string[], { until, enough = MOST_MATCHES }: Wanted) {
  const whole = sql`to_tsquery('simple', ${words.map((word) => `'${word}'`).join(' & ')})`
  const begun = sql`to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`
  const notYounger = until ? sql`and created_at <= ${until}` : sql``
  const isTooLittle = sql`(select count(*) < ${MOST_MATCHES}
    and count(distinct conversation_id) < ${enough} from lately)`
  return sql`
    with lately as materialized (
      select conversation_id from (
        select conversation_id, words from messages where ${isNotDeleted} ${notYounger}
        order by created_at desc, conversation_id desc, seq desc limit ${NEWEST}
      ) as newest
      where words @@ ${begun} limit ${MOST_MATCHES}
    ), ever as materialized (
      select conversation_id from messages
      where words @@ ${whole} and ${isNotDeleted} and ${isTooLittle} limit ${MOST_MATCHES}
    ), ever_begun as materialized (
      select conversation_id from messages
      where words @@ ${begun} and ${isNotDeleted} and ${isTooLittle}
        and (select count(*) < ${MOST_MATCHES} from ever) limit ${MOST_MATCHES}
    )
    select conversation_id from lately
    union all select conversation_id from ever
    union all select conversation_id from ever_begun`
}

/**
 * FTS5 collects all matches of a prefix before it sorts them, which is slow for common words. So
 * whole words are tried first, and prefixes only if there are too few matches.
 */
async function onSqlite(db: Database, words: string[]) {
  const whole = words.map((word) => `"${word}"`).join(' ')
  const begun = words.map((word) => `"${word}"*`).join(' ')
  const { rows } = await sql`${matches(whole)}`.execute(db)
  return sql`select conversation_id from messages
    where number in (${matches(rows.length < MOST_MATCHES ? begun : whole)})`
}

/** Checks each match, so that deleted messages do not count towards the limit. */
const matches = (query: string) =>
  sql`select ${aside} rowid from message_words where message_words match ${query}
    and exists (select 1 from messages where number = message_words.rowid and ${isNotDeleted})
    order by rowid desc limit ${MOST_MATCHES}`

/** Emoji are indexed by age; words are searched in the texts of these messages. */
function byEmoji(db: Database, [first, ...others]: string[], words: string[]) {
  const hasOther = others.map(
    (emoji) => sql` and exists (select 1 from message_emoji as other where other.emoji = ${emoji}
      and other.conversation_id = message_emoji.conversation_id and other.seq = message_emoji.seq)`,
  )
  const hasWord = words.map((word) => sql` and ${contains(db, ['message'], word)}`)
  const signed = sql`select conversation_id, seq from message_emoji
    where emoji = ${first} and ${isNotDeleted} ${sql.join(hasOther, sql``)}
    order by created_at desc, conversation_id desc, seq desc limit ${MOST_MATCHES}`
  if (words.length === 0) return sql`select conversation_id from (${signed}) as signed`
  return sql`select signed.conversation_id from (${signed}) as signed
    inner join messages on messages.conversation_id = signed.conversation_id
      and messages.seq = signed.seq ${sql.join(hasWord, sql``)}`
}
