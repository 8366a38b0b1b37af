import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from './connect.ts'
import { isPostgres } from './differences.ts'

/** As many messages are looked at: a word that more of them have is to be made more precise. */
const MOST_MATCHES = 2_000

/**
 * Whether a conversation has one of the newest messages with all the words of this text, each
 * word as it begins. undefined: the text has no words.
 */
export async function hasMessageWith(
  db: Database,
  text: string,
): Promise<Expression<SqlBool> | undefined> {
  const words = wordsOf(text)
  if (words.length === 0) return undefined
  const ids = isPostgres(db) ? onPostgres(words) : await onSqlite(db, words)
  return sql<SqlBool>`conversations.id in (${ids})`
}

/** As the migration that made the index takes them apart. */
export const wordsOf = (text: string) => text.split(/[\s!-/:-@[-`{-~]+/).filter(Boolean)

function onPostgres(words: string[]) {
  const query = words.map((word) => `'${word}':*`).join(' & ')
  return sql`select conversation_id from messages where words @@ to_tsquery('simple', ${query})
    order by created_at desc, conversation_id desc, seq desc limit ${MOST_MATCHES}`
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

const matches = (query: string) =>
  sql`select rowid from message_words where message_words match ${query}
    order by rowid desc limit ${MOST_MATCHES}`
