import {
  type Expression,
  type Kysely,
  PostgresAdapter,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import { foldText } from '#app/contract/fold-text.ts'

/** Differences between SQLite and PostgreSQL that Kysely does not cover. */

// biome-ignore lint/suspicious/noExplicitAny: any schema will do.
export type AnyDatabase = Kysely<any>

export function isPostgres(db: AnyDatabase) {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** SQL suffix that locks the selected rows until the transaction ends. SQLite does not need it. */
export function rowLock(
  db: AnyDatabase,
  strength: 'key share' | 'share' | 'update' | 'update skip locked',
) {
  return isPostgres(db) ? sql`for ${sql.raw(strength)}` : sql``
}

/**
 * SQL condition: one of the columns contains the text, compared both in folded form and as typed.
 * The typed form finds texts in scripts whose case the database cannot fold.
 */
export function containsText(
  db: AnyDatabase,
  columns: string[],
  text: string,
): Expression<SqlBool> {
  const like = sql.raw(isPostgres(db) ? 'ilike' : 'like')
  const [pattern, rawPattern] = [foldText(text), text].map(
    (each) => `%${each.replace(/[\\%_]/g, '\\$&')}%`,
  )
  const tests = columns.map((name) => {
    const column = sql.ref(name)
    // Only texts with non-ASCII characters need folding.
    return sql`${column} ${like} ${pattern} escape '\\'
      or (${hasNonAscii(db, column)} and (${foldColumn(db, column)} like ${pattern} escape '\\'
        or ${column} ${like} ${rawPattern} escape '\\'))`
  })
  return sql<SqlBool>`(${sql.join(tests, sql` or `)})`
}

const hasNonAscii = (db: AnyDatabase, column: RawBuilder<unknown>) =>
  isPostgres(db)
    ? sql`octet_length(${column}) <> length(${column})`
    : sql`length(cast(${column} as blob)) <> length(${column})`

/** SQL equivalent of `foldText`. All SQLite connections register the function `fold_text`. */
function foldColumn(db: AnyDatabase, column: RawBuilder<unknown>) {
  if (!isPostgres(db)) return sql`fold_text(${column})`
  const { from, to, longer } = getFoldedLetters()
  const plain = sql`translate(regexp_replace(normalize(${column}, NFKD),
    '${sql.raw(IGNORED_CHARACTERS)}', '', 'g'), '${sql.raw(from)}', '${sql.raw(to)}')`
  const whole = longer.reduce<RawBuilder<unknown>>(
    (text, [letter, letters]) => sql`replace(${text}, '${sql.raw(letter)}', '${sql.raw(letters)}')`,
    plain,
  )
  // Folds other scripts if the database's locale supports them.
  return sql`lower(normalize(${whole}, NFC))`
}

/** The common ones of the characters that `foldText` removes. */
const IGNORED_CHARACTERS =
  '[\\u00ad\\u0300-\\u036f\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\ufe00-\\ufe0f\\ufeff\\ufff9-\\ufffb]'

let foldedLetters: { from: string; to: string; longer: [letter: string, letters: string][] }

/**
 * Results of `foldText` for Latin, Greek, Cyrillic and Armenian letters. In some locales
 * PostgreSQL's `lower` handles only English letters.
 */
function getFoldedLetters() {
  if (foldedLetters) return foldedLetters
  const codes = [...Array.from({ length: 0x590 - 0x41 }, (_, at) => 0x41 + at), 0x1e9e]
  const pairsTable = codes
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => letter.normalize('NFKD') === letter)
    .map((letter): [string, string] => [letter, foldText(letter)])
    .filter(([letter, plain]) => plain !== letter && plain !== '')
  const single = pairsTable.filter(([, plain]) => plain.length === 1)
  foldedLetters = {
    from: single.map(([letter]) => letter).join(''),
    to: single.map(([, plain]) => plain).join(''),
    longer: pairsTable.filter(([, plain]) => plain.length > 1),
  }
  return foldedLetters
}

/** Returns the folded text for a search column. */
export const toSearchText = (...texts: string[]) => foldText(texts.join('\n'))

/** SQL condition: a column written by `toSearchText` contains the text. */
export function searchTextContains(
  db: AnyDatabase,
  column: string,
  text: string,
): Expression<SqlBool> {
  const find = sql.raw(isPostgres(db) ? 'strpos' : 'instr')
  return sql<SqlBool>`${find}(${sql.ref(column)}, ${toSearchText(text)}) > 0`
}

/** Replaces or removes single characters of a column, like PostgreSQL's `translate`. */
export function translateCharacters(
  db: AnyDatabase,
  column: string,
  { from, to }: Record<'from' | 'to', string>,
) {
  if (isPostgres(db)) return sql<string>`translate(${sql.ref(column)}, ${from}, ${to})`
  return [...from].reduce<RawBuilder<string>>(
    (text, character, index) => sql`replace(${text}, ${character}, ${to[index] ?? ''})`,
    sql`${sql.ref(column)}`,
  )
}

/** Whole minutes from a timestamp column to the given time. */
export function minutesUntil(db: AnyDatabase, column: string, moment: string) {
  if (!isPostgres(db)) {
    return sql<number>`(unixepoch(${moment}) - unixepoch(${sql.ref(column)})) / 60`
  }
  const elapsed = sql`cast(${moment} as timestamptz) - cast(${sql.ref(column)} as timestamptz)`
  return sql<number>`cast(floor(extract(epoch from ${elapsed}) / 60) as integer)`
}

/** Milliseconds from one timestamp column to another. */
export const millisecondsBetween = (db: AnyDatabase, from: string, to: string) =>
  isPostgres(db)
    ? sql<number>`1000 * extract(epoch from
        cast(${sql.ref(to)} as timestamptz) - cast(${sql.ref(from)} as timestamptz))`
    : sql<number>`round(1000 * (unixepoch(${sql.ref(to)}, 'subsec') - unixepoch(${sql.ref(from)}, 'subsec')))`

/** SQL expression for the column in lower case, which sorts byte by byte. */
export function foldCase(db: AnyDatabase, column: string) {
  return isPostgres(db)
    ? sql<string>`lower(${sql.ref(column)} collate "C")`
    : sql<string>`lower(${sql.ref(column)})`
}

/**
 * A table with the columns `first` and `second` from one JSON parameter, so that the SQL text does
 * not depend on the number of rows and is prepared once.
 */
export function pairsTable(db: AnyDatabase, rows: [first: string, second: string][]) {
  const list = JSON.stringify(rows)
  return isPostgres(db)
    ? sql`(select pair ->> 0 as first, pair ->> 1 as second
        from json_array_elements(${list}::json) as pair) as pairs`
    : sql`(select value ->> 0 as first, value ->> 1 as second from json_each(${list})) as pairs`
}

/** SQL expression for the first item of a JSON list column; null if the list is empty. */
export function firstItem(db: AnyDatabase, column: string) {
  const list = sql.ref(column)
  return isPostgres(db)
    ? sql<string | null>`${list}::json ->> 0`
    : sql<string | null>`${list} ->> 0`
}
