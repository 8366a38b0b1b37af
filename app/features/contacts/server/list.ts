import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { listSearchVariants } from '#app/platform/server/text/name-spelling.ts'
import { digitsOf, parsePhone } from '#app/platform/server/text/phones.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'
import { foldCase, searchTextContains } from '#database/sql-dialect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import {
  type ContactKey,
  type ContactQuery,
  type ContactSort,
  ListedContact,
  SpamContact,
} from '../contract.ts'

/** Returns a page of contacts without spam, newest first by default, and the total. */
export function list(db: Database, query: ContactQuery): Promise<Found<ListedContact>> {
  return readPage(db, query, Object.keys(ListedContact.properties) as (keyof ListedContact)[], {
    isSpam: false,
  })
}

/** Returns a page of spam messages and the total. */
export async function listSpam(db: Database, query: ContactQuery) {
  const columns = Object.keys(SpamContact.properties) as (keyof SpamContact)[]
  const found = await readPage(db, query, columns, { isSpam: true })
  return found as Found<SpamContact>
}

interface Found<Row> {
  contacts: Row[]
  total: number
}

type Contacts = ExpressionBuilder<Tables, 'contacts'>

/** Matches contacts that are not deleted and are, or are not, spam. */
export const hasSpamState =
  ({ isSpam }: { isSpam: boolean }) =>
  (is: Contacts) =>
    is.and([is('deleted_at', 'is', null), is('spam_reason', isSpam ? 'is not' : 'is', null)])

async function readPage<Column extends keyof Tables['contacts'] & string>(
  db: Database,
  query: ContactQuery,
  columns: Column[],
  filter: { isSpam: boolean },
) {
  const { limit = 1000, offset = 0, before, sort = '-created_at', q } = query
  let matching = db.selectFrom('contacts').where(hasSpamState(filter))
  if (q) matching = matching.where(matches(db, q))
  const worker = q ? inWorker : sql``
  const counting = matching
    .modifyFront(worker)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()

  const [key, direction] = readSort(db, sort)
  const rest = before ? matching.where(comesAfter(key, direction, before)) : matching
  // Sorting only IDs takes half the time of sorting whole rows.
  const page = rest
    .select('id')
    .orderBy(key, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
  const reading = db
    .selectFrom('contacts')
    .modifyFront(worker)
    .select(columns)
    .where('id', 'in', page)
    .orderBy(key, direction)
    .orderBy('id', direction)
    .execute()
  const [{ total }, contacts] = await Promise.all([counting, reading])
  return { contacts, total }
}

/** IDs are in the order of creation, so the primary key sorts by age. */
const byAge = sql<string>`id`

function readSort(db: Database, sort: ContactSort) {
  const column = sort.replace('-', '') as ContactKey
  const key = column === 'created_at' ? byAge : foldCase(db, column)
  return [key, sort.startsWith('-') ? 'desc' : 'asc'] as const
}

function comesAfter(key: RawBuilder<string>, direction: 'asc' | 'desc', before: string) {
  const id = before.toLowerCase()
  const comparison = sql.raw(direction === 'asc' ? '>' : '<')
  if (key === byAge) return sql<SqlBool>`id ${comparison} ${id}`
  const cursorPosition = sql`select ${key}, id from contacts where id = ${id}`
  return sql<SqlBool>`(${key}, id) ${comparison} (${cursorPosition})`
}

/** Fewer digits would match too many phones. */
const MIN_DIGITS = 3

/** Matches contacts with this text, or with these digits in their phone in any format. */
function matches(db: Database, q: string) {
  const texts = listSearchVariants(q).map((text) => searchTextContains(db, 'search_text', text))
  const text = sql<SqlBool>`(${sql.join(texts, sql` or `)})`
  const phone = parsePhone(q, MIN_DIGITS)
  if (!phone) return text
  // Domestic numbers omit the country code and may begin with 0.
  const digits = digitsOf(phone).replace(/^(977(?=\d{7})|0)/, '')
  return sql<SqlBool>`(${text} or ${storedDigits} like ${`%${digits}%`})`
}

const storedDigits = [...' .()[]+-'].reduce<RawBuilder<string>>(
  (rest, sign) => sql`replace(${rest}, ${sign}, '')`,
  sql.ref<string>('phone'),
)
