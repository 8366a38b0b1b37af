import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { House } from '#app/base/server/feature.ts'
import { restorableSince } from '#app/base/server/restorable.ts'
import type { Database } from '#database/connect.ts'
import { folded, lock, toSearchText } from '#database/differences.ts'
import { aside } from '#database/sqlite-aside.ts'
import {
  Contact,
  type ContactKey,
  type ContactQuery,
  type ContactSort,
  type NewContact,
  type News,
  searchedFields,
} from '../contract.ts'
import { toEnquiry } from './linking.ts'
import { matches } from './search.ts'

const MINUTE_MS = 60 * 1000
const PURGED_AT_ONCE = 500
const wire = Object.keys(Contact.properties) as (keyof Contact)[]
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

/**
 * Stores a contact with the lead whose it is, unless the very same came within the last 10 minutes:
 * then it is that one.
 */
export async function add({ db, keepers }: House, sent: NewContact) {
  const fields = readFields(sent)
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, `contact ${fields.email}`)
    const known = await findSame(transaction, fields)
    if (known) return { contact: known, isNew: false }
    const contact = { ...fields, id: newId(), created_at: new Date().toISOString() }
    const { id: lead_id } = await keepers.leads.enquire(transaction, {
      ...toEnquiry(contact, sent),
      isNews: true,
    })
    await transaction
      .insertInto('contacts')
      .values({ ...toRow(contact), lead_id })
      .execute()
    return { contact, isNew: true }
  })
}

type Fields = Omit<Contact, 'id' | 'created_at'>

/** All that a contact says: '' for what was left out. */
function readFields(sent: NewContact): Fields {
  const names = wire.filter((name): name is keyof Fields => name !== 'id' && name !== 'created_at')
  return Object.fromEntries(names.map((name) => [name, sent[name] ?? ''])) as Fields
}

/** As it is stored: what came by the form, with its id and its moment. */
export function toRow({
  id,
  created_at,
  ...sent
}: NewContact & Pick<Contact, 'id' | 'created_at'>) {
  const contact: Contact = { ...readFields(sent), id, created_at }
  const search_text = toSearchText(...searchedFields.map((name) => contact[name]))
  return { ...contact, deleted_at: null, search_text }
}

async function findSame(db: Database, fields: Fields) {
  return db
    .selectFrom('contacts')
    .select(wire)
    .where((is) => is.and(fields))
    .where('created_at', '>', ago(10 * MINUTE_MS))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Newest first unless sorted, with how many match in all. */
export async function list(db: Database, query: ContactQuery) {
  const { limit = 1000, offset = 0, before, sort = '-created_at', q } = query
  let matching = db.selectFrom('contacts').where('deleted_at', 'is', null)
  if (q) matching = matching.where(matches(db, q))
  const place = q ? aside : sql``
  const counting = matching
    .modifyFront(place)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()

  const [key, direction] = readSort(db, sort)
  const rest = before ? matching.where(comesAfter(key, direction, before)) : matching
  // Only ids are sorted: sorting whole rows, messages and all, takes twice as long.
  const page = rest
    .select('id')
    .orderBy(key, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
  const reading = db
    .selectFrom('contacts')
    .modifyFront(place)
    .select([...wire, 'seen_at', 'lead_id'])
    .where('id', 'in', page)
    .orderBy(key, direction)
    .orderBy('id', direction)
    .execute()
  const [{ total }, contacts] = await Promise.all([counting, reading])
  return { contacts, total }
}

/** By age is by id: ids are in the order of creation, and the newest are found by them at once. */
const byAge = sql<string>`id`

function readSort(db: Database, sort: ContactSort) {
  const column = sort.replace('-', '') as ContactKey
  const key = column === 'created_at' ? byAge : folded(db, column)
  return [key, sort.startsWith('-') ? 'desc' : 'asc'] as const
}

function comesAfter(key: RawBuilder<string>, direction: 'asc' | 'desc', before: string) {
  const id = before.toLowerCase()
  const comparison = sql.raw(direction === 'asc' ? '>' : '<')
  if (key === byAge) return sql<SqlBool>`id ${comparison} ${id}`
  const place = sql`select ${key}, id from contacts where id = ${id}`
  return sql<SqlBool>`(${key}, id) ${comparison} (${place})`
}

/** A contact that was not deleted. */
export async function find(db: Database, id: string): Promise<Contact | undefined> {
  return db
    .selectFrom('contacts')
    .select(wire)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** What the office has not seen yet. */
export async function readNews(db: Database): Promise<News> {
  const there = db.selectFrom('contacts').where('deleted_at', 'is', null)
  const [unseen, newest] = await Promise.all([
    countUnseen(db),
    there.select('id').orderBy('id', 'desc').limit(1).executeTakeFirst(),
  ])
  return { unseen, newest: newest?.id ?? '' }
}

export async function countUnseen(db: Database) {
  const { unseen } = await db
    .selectFrom('contacts')
    .where('deleted_at', 'is', null)
    .where('seen_at', 'is', null)
    .select((is) => is.fn.countAll<number>().as('unseen'))
    .executeTakeFirstOrThrow()
  return unseen
}

/** Seen once, they stay so: the first time counts. */
export async function see(db: Database, ids: string[]) {
  if (ids.length === 0) return
  await db
    .updateTable('contacts')
    .set({ seen_at: new Date().toISOString() })
    .where('id', 'in', ids)
    .where('seen_at', 'is', null)
    .execute()
}

/** Takes a contact from every list. */
export async function remove(db: Database, id: string) {
  await db
    .updateTable('contacts')
    .set({ deleted_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
  return undefined
}

/** Brings a deleted contact back, within 30 days; undefined: it was not deleted, or too long ago. */
export async function restore(db: Database, id: string): Promise<Contact | undefined> {
  return db
    .updateTable('contacts')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince())
    .returning(wire)
    .executeTakeFirst()
}

/** Forgets for good what was deleted more than 30 days ago, and what activities say of it. */
export async function purge(house: House) {
  while (await purgeSome(house));
}

/** Whether there may be more. */
function purgeSome({ db, keepers }: House) {
  return db.transaction().execute(async (transaction) => {
    const old = transaction
      .selectFrom('contacts')
      .select('id')
      .where('deleted_at', '<', restorableSince())
      .limit(PURGED_AT_ONCE)
    const forgotten = await transaction
      .deleteFrom('contacts')
      .where('id', 'in', old)
      .returning('id')
      .execute()
    const ids = forgotten.map(({ id }) => id)
    if (ids.length > 0) await keepers.activities.forget(transaction, 'contact', ids)
    return ids.length === PURGED_AT_ONCE
  })
}
