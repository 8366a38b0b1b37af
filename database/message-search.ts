import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from './connect.ts'
import { isNotDeleted } from './deleted-conversations.ts'
import { contains, isPostgres } from './differences.ts'
import { listEmoji, withoutEmoji } from './message-emoji.ts'
import { aside } from './sqlite-aside.ts'

/** As many messages are looked at: a word that more of them have is to be made more precise. */
const MOST_MATCHES = 2_000
/** PostgreSQL looks through these one by one before it gathers what the index has. */
const NEWEST = 7_500

interface Wanted {
  /** Only messages that are not younger than this moment are looked at first. */
  until?: string
  /** As many conversations are enough. */
  enough?: number
}

/**
 * Whether a conversation has one of the newest messages that were not removed, with all the words and signs of this text,
 * each word as it begins. undefined: the text has neither.
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

/** As the migration that made the index takes them apart. */
export const wordsOf = (text: string) => text.split(/[\s!-/:-@[-`{-~]+/).filter(Boolean)

/** PostgreSQL is told to have all ids first: it would take them for a few, and walk by age. */
function isAmong(db: Database, ids: RawBuilder<unknown>) {
  return isPostgres(db)
    ? sql<SqlBool>`conversations.id = any(array(${ids}))`
    : sql<SqlBool>`conversations.id in (${ids})`
}

/**
 * The planner cannot know whether a word is rare, and walks all messages by their age to find it.
 * So the walk is bounded. If it finds too little, what matches is gathered from the index,
 * whatever its age: whole words first, since all beginnings take long to gather.
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
 * All beginnings of a word are gathered before the newest are known, which takes long for common
 * ones. Whole words are not: they are tried first, and are enough when there are that many.
 */
async function onSqlite(db: Database, words: string[]) {
  const whole = words.map((word) => `"${word}"`).join(' ')
  const begun = words.map((word) => `"${word}"*`).join(' ')
  const { rows } = await sql`${matches(whole)}`.execute(db)
  return sql`select conversation_id from messages
    where number in (${matches(rows.length < MOST_MATCHES ? begun : whole)})`
}

/** Each match is looked up as it comes, so removed messages take no place among the newest. */
const matches = (query: string) =>
  sql`select ${aside} rowid from message_words where message_words match ${query}
    and exists (select 1 from messages where number = message_words.rowid and ${isNotDeleted})
    order by rowid desc limit ${MOST_MATCHES}`

/** Signs are kept in the order of their age; words are looked for in the texts. */
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
