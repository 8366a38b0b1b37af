import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'
import { contains, lock } from '#database/differences.ts'
import type { Contact, ContactQuery, NewContact } from '../contract.ts'

const MINUTE_MS = 60 * 1000
const RESTORABLE_MS = 30 * 24 * 60 * MINUTE_MS
const wire = ['id', 'name', 'email', 'phone', 'country', 'message', 'created_at'] as const
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

/** Stores a contact, unless the very same came within the last 10 minutes: then it is that one. */
export async function add(db: Database, sent: NewContact) {
  const { name, email, phone, country = '', message } = sent
  const fields = { name, email, phone, country, message }
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, `contact ${fields.email}`)
    const known = await findSame(transaction, fields)
    if (known) return { contact: known, isNew: false }
    const contact: Contact = { ...fields, id: newId(), created_at: new Date().toISOString() }
    await transaction
      .insertInto('contacts')
      .values({ ...contact, deleted_at: null })
      .execute()
    return { contact, isNew: true }
  })
}

async function findSame(db: Database, fields: Omit<Contact, 'id' | 'created_at'>) {
  return db
    .selectFrom('contacts')
    .select(wire)
    .where((is) => is.and(fields))
    .where('created_at', '>', ago(10 * MINUTE_MS))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Newest first, with how many match in all. */
export async function list(db: Database, { limit = 1000, before, q }: ContactQuery) {
  let matching = db.selectFrom('contacts').where('deleted_at', 'is', null)
  if (q) matching = matching.where(contains(db, ['name', 'email', 'phone', 'message'], q))
  const { total } = await matching
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()

  const page = before ? matching.where('id', '<', before) : matching
  const contacts = await page.select(wire).orderBy('id', 'desc').limit(limit).execute()
  return { contacts, total }
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
    .where('deleted_at', '>', ago(RESTORABLE_MS))
    .returning(wire)
    .executeTakeFirst()
}

/** Forgets for good what was deleted more than 30 days ago. */
export async function purge(db: Database) {
  await db.deleteFrom('contacts').where('deleted_at', '<', ago(RESTORABLE_MS)).execute()
}
