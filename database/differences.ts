import {
  type Expression,
  type Kysely,
  PostgresAdapter,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import { foldText } from '#app/contract/fold-text.ts'

/** Where SQLite and PostgreSQL differ beyond what Kysely levels. */

// biome-ignore lint/suspicious/noExplicitAny: any schema will do.
type AnyDatabase = Kysely<any>

export function isPostgres(db: AnyDatabase) {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/**
 * Until the transaction ends nobody else gets past the same name. On SQLite there is only ever
 * one writing transaction.
 */
export async function lock(transaction: AnyDatabase, name: string) {
  if (!isPostgres(transaction)) return
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction)
}

/**
 * Of a row that is to be changed: whether the `lock` of this name is free, and ours from then on.
 * Nobody waits for it.
 */
export function takesLock(transaction: AnyDatabase, name: Expression<string>): Expression<SqlBool> {
  return isPostgres(transaction)
    ? sql<SqlBool>`pg_try_advisory_xact_lock(hashtext(${name}))`
    : sql<SqlBool>`true`
}

/** As many as want it pass together, but nobody while somebody holds the `lock` of this name. */
export async function lockShared(transaction: AnyDatabase, name: string) {
  if (!isPostgres(transaction)) return
  await sql`select pg_advisory_xact_lock_shared(hashtext(${name}))`.execute(transaction)
}

/** `lock` for several names, whatever their order is: two who want the same never wait for each other. */
export const lockAll = (transaction: AnyDatabase, names: string[]) =>
  lockInOrder(transaction, names, 'pg_advisory_xact_lock')

/** `lockShared` for several names. */
export const lockAllShared = (transaction: AnyDatabase, names: string[]) =>
  lockInOrder(transaction, names, 'pg_advisory_xact_lock_shared')

async function lockInOrder(transaction: AnyDatabase, names: string[], lockOne: string) {
  if (!isPostgres(transaction) || names.length === 0) return
  await sql`
    select ${sql.raw(lockOne)}(hash) from (
      select distinct hashtext(name) as hash
      from json_array_elements_text(${JSON.stringify(names)}::json) as name order by hash
    ) as sorted`.execute(transaction)
}

/**
 * The end of a query: the rows that it finds stay as they are until the transaction ends. On SQLite
 * they do anyhow.
 */
export function held(
  db: AnyDatabase,
  strength: 'key share' | 'share' | 'update' | 'update skip locked',
) {
  return isPostgres(db) ? sql`for ${sql.raw(strength)}` : sql``
}

/**
 * Whether any of the columns contains the text, as searches compare texts; or as it was typed, where
 * a database does not know the capitals of its script.
 */
export function contains(db: AnyDatabase, columns: string[], text: string): Expression<SqlBool> {
  const like = sql.raw(isPostgres(db) ? 'ilike' : 'like')
  const [pattern, typed] = [foldText(text), text].map(
    (each) => `%${each.replace(/[\\%_]/g, '\\$&')}%`,
  )
  const tests = columns.map((name) => {
    const column = sql.ref(name)
    // Most texts are plain: only others are folded.
    return sql`${column} ${like} ${pattern} escape '\\'
      or (${isUnplain(db, column)} and (${foldColumn(db, column)} like ${pattern} escape '\\'
        or ${column} ${like} ${typed} escape '\\'))`
  })
  return sql<SqlBool>`(${sql.join(tests, sql` or `)})`
}

const isUnplain = (db: AnyDatabase, column: RawBuilder<unknown>) =>
  isPostgres(db)
    ? sql`octet_length(${column}) <> length(${column})`
    : sql`length(cast(${column} as blob)) <> length(${column})`

/** `foldText` of a column; on SQLite every handle that reads knows the function. */
function foldColumn(db: AnyDatabase, column: RawBuilder<unknown>) {
  if (!isPostgres(db)) return sql`fold_text(${column})`
  const { from, to, longer } = listFolded()
  const plain = sql`translate(regexp_replace(normalize(${column}, NFKD),
    '${sql.raw(IGNORED)}', '', 'g'), '${sql.raw(from)}', '${sql.raw(to)}')`
  const whole = longer.reduce<RawBuilder<unknown>>(
    (text, [letter, letters]) => sql`replace(${text}, '${sql.raw(letter)}', '${sql.raw(letters)}')`,
    plain,
  )
  // For letters of other scripts, where the database's locale knows them.
  return sql`lower(normalize(${whole}, NFC))`
}

/** What `foldText` leaves out, as far as it is found in texts that people write. */
const IGNORED =
  '[\\u00ad\\u0300-\\u036f\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\ufe00-\\ufe0f\\ufeff\\ufff9-\\ufffb]'

let foldedLetters: { from: string; to: string; longer: [letter: string, letters: string][] }

/**
 * What `foldText` makes of single letters: Latin, Greek, Cyrillic and Armenian. PostgreSQL's own
 * `lower` knows only English ones in some locales.
 */
function listFolded() {
  if (foldedLetters) return foldedLetters
  const codes = [...Array.from({ length: 0x590 - 0x41 }, (_, at) => 0x41 + at), 0x1e9e]
  const pairs = codes
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => letter.normalize('NFKD') === letter)
    .map((letter): [string, string] => [letter, foldText(letter)])
    .filter(([letter, plain]) => plain !== letter && plain !== '')
  const single = pairs.filter(([, plain]) => plain.length === 1)
  foldedLetters = {
    from: single.map(([letter]) => letter).join(''),
    to: single.map(([, plain]) => plain).join(''),
    longer: pairs.filter(([, plain]) => plain.length > 1),
  }
  return foldedLetters
}

/** The texts that a search looks into, as it compares them. */
export const toSearchText = (...texts: string[]) => foldText(texts.join('\n'))

/** Whether a column that was written by `toSearchText` contains the text. */
export function hasText(db: AnyDatabase, column: string, text: string): Expression<SqlBool> {
  const find = sql.raw(isPostgres(db) ? 'strpos' : 'instr')
  return sql<SqlBool>`${find}(${sql.ref(column)}, ${toSearchText(text)}) > 0`
}

/** A column's text with some of its signs replaced by those that stand at the same place, or left out. */
export function translated(
  db: AnyDatabase,
  column: string,
  { from, to }: Record<'from' | 'to', string>,
) {
  if (isPostgres(db)) return sql<string>`translate(${sql.ref(column)}, ${from}, ${to})`
  return [...from].reduce<RawBuilder<string>>(
    (text, sign, place) => sql`replace(${text}, ${sign}, ${to[place] ?? ''})`,
    sql`${sql.ref(column)}`,
  )
}

/** The whole minutes from the moment in a column until this one. */
export function minutesUntil(db: AnyDatabase, column: string, moment: string) {
  if (!isPostgres(db)) {
    return sql<number>`(unixepoch(${moment}) - unixepoch(${sql.ref(column)})) / 60`
  }
  const passed = sql`cast(${moment} as timestamptz) - cast(${sql.ref(column)} as timestamptz)`
  return sql<number>`cast(floor(extract(epoch from ${passed}) / 60) as integer)`
}

/** Orders text byte by byte, capitals like small letters. */
export function folded(db: AnyDatabase, column: string) {
  return isPostgres(db)
    ? sql<string>`lower(${sql.ref(column)} collate "C")`
    : sql<string>`lower(${sql.ref(column)})`
}

/**
 * A column by which no index is to be looked for: without statistics SQLite takes any partial one,
 * and then fetches every row by its place. PostgreSQL knows better by itself.
 */
export function scanned(db: AnyDatabase, column: string) {
  return isPostgres(db) ? sql.ref(column) : sql`+${sql.ref(column)}`
}

/**
 * A table that a query brings along, of the columns `one` and `other`: in one parameter, so that the
 * query is the same however many rows there are, and is built, sent and prepared once.
 */
export function pairs(db: AnyDatabase, rows: [one: string, other: string][]) {
  const list = JSON.stringify(rows)
  return isPostgres(db)
    ? sql`(select pair ->> 0 as one, pair ->> 1 as other
        from json_array_elements(${list}::json) as pair) as pairs`
    : sql`(select value ->> 0 as one, value ->> 1 as other from json_each(${list})) as pairs`
}

/** The first text of a column with a JSON list; null where the list is empty. */
export function firstOf(db: AnyDatabase, column: string) {
  const list = sql.ref(column)
  return isPostgres(db)
    ? sql<string | null>`${list}::json ->> 0`
    : sql<string | null>`${list} ->> 0`
}
