import { type Expression, type SqlBool, sql } from 'kysely'
import { toSearchText } from './sql-dialect.ts'

/** The index has the sequences of this many letters. */
export const INDEXED_LETTERS = 3

/** Whether an index of letters finds the text. */
export const isIndexed = (text: string) => [...toSearchText(text)].length >= INDEXED_LETTERS

/**
 * SQL condition on primary leads, for SQLite: their search text, guardians and notes contain one text of
 * each list.
 */
export function hasLetters(lists: string[][]): Expression<SqlBool> {
  const phrases = lists.map((texts) => texts.map(toPhrase).join(' OR '))
  const query = phrases.map((each) => `(${each})`).join(' AND ')
  return sql<SqlBool>`leads.letters_id in (
    select rowid from lead_letters where lead_letters match ${query})`
}

const toPhrase = (text: string) => `"${toSearchText(text).replaceAll('"', '""')}"`
