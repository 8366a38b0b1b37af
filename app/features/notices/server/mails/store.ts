import type { Selectable } from 'kysely'
import type { House } from '#app/base/server/feature.ts'
import type { Keepers } from '#app/base/server/keepers.ts'
import type { Mail } from '#app/base/server/mail.ts'
import type { Person } from '#app/base/server/notice.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

type Row = Selectable<Tables['mails']>

type MailContent = Omit<Mail, 'kind' | 'to' | 'subject' | 'leadId' | 'personId'>

/** What its words and headers are made of. */
export type Composed = Pick<
  StoredMail,
  'id' | 'lead_id' | 'to_name' | 'to_address' | 'subject' | 'created_at' | 'content'
>

type StoredMail = Omit<Row, 'content'> & { content: MailContent }

const now = () => new Date().toISOString()

export async function findWaiting(db: Database, id: string): Promise<StoredMail | undefined> {
  const waiting = db.selectFrom('mails').selectAll().where('id', '=', id)
  const row = await waiting.where('state', '=', 'waiting').executeTakeFirst()
  return row && { ...row, content: JSON.parse(row.content) }
}

const KEPT_MS = 90 * 24 * 60 * 60 * 1000
const PURGED_AT_ONCE = 500

/** The last one about the same lead that has left to the same address. */
export async function findEarlier(db: Database, { id, lead_id, to_address }: Composed) {
  if (!lead_id) return undefined
  return db
    .selectFrom('mails')
    .select('id')
    .where('lead_id', '=', lead_id)
    .where('to_address', '=', to_address)
    .where('state', '=', 'sent')
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** It was to be sent while no mail leaves. */
export const keep = (db: Database, id: string) => update(db, id, { state: 'kept' })

/** It does not leave any more; `reason` is shown with it. */
export const drop = (db: Database, id: string, reason?: string) =>
  update(db, id, { state: 'dropped', next_at: null, ...(reason && { answer: reason }) })

export const markSent = (db: Database, id: string, answer: string) =>
  update(db, id, { ...tried(answer), state: 'sent', sent_at: now(), next_at: null })

/** It is not tried again. */
export const fail = (db: Database, id: string, answer: string) =>
  update(db, id, { ...tried(answer), state: 'failed', next_at: null })

/** It is tried again in so many seconds. */
export const noteTry = (db: Database, id: string, answer: string, pause: number) =>
  update(db, id, { ...tried(answer), next_at: new Date(Date.now() + pause * 1000).toISOString() })

const MOST_OF_ANSWER = 500
// PostgreSQL cannot hold it.
const tried = (answer: string) => ({
  answer: answer.replaceAll('\0', '').slice(0, MOST_OF_ANSWER),
  tried_at: now(),
})

async function update(db: Database, id: string, values: Partial<Row>) {
  await db
    .updateTable('mails')
    .set((row) => ({ ...values, ...(values.tried_at && { attempts: row('attempts', '+', 1) }) }))
    .where('id', '=', id)
    .execute()
}

export async function findBounce(db: Database, address: string) {
  return db
    .selectFrom('mail_bounces')
    .select('answer')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst()
}

export async function addBounce(db: Database, address: string, answer: string) {
  const row = { address: address.toLowerCase(), at: now(), ...{ answer: tried(answer).answer } }
  await db
    .insertInto('mail_bounces')
    .values(row)
    .onConflict((conflict) => conflict.column('address').doUpdateSet(row))
    .execute()
}

export async function forgetBounces(db: Database, addresses: string[]) {
  if (addresses.length === 0) return
  const known = addresses.map((address) => address.toLowerCase())
  await db.deleteFrom('mail_bounces').where('address', 'in', known).execute()
}

/** Forgets what was written and told long ago, and what activities say of it. */
export async function purge({ db, keepers }: House) {
  const before = new Date(Date.now() - KEPT_MS).toISOString()
  await db
    .deleteFrom('notices')
    .where('created_at', '<', before)
    .where((notice) =>
      notice.not(
        notice.exists(
          notice
            .selectFrom('notice_tellings')
            .select('notice_id')
            .whereRef('notice_id', '=', 'notices.id')
            .where('told_at', 'is', null),
        ),
      ),
    )
    .execute()
  while (await purgeMails(db, keepers, before));
}

/** Whether there may be more. */
function purgeMails(db: Database, keepers: Keepers, before: string) {
  return db.transaction().execute(async (transaction) => {
    const old = transaction
      .selectFrom('mails')
      .select('id')
      .where('created_at', '<', before)
      .where('state', '!=', 'waiting')
      .limit(PURGED_AT_ONCE)
    const forgotten = await transaction
      .deleteFrom('mails')
      .where('id', 'in', old)
      .returning('id')
      .execute()
    const ids = forgotten.map(({ id }) => id)
    if (ids.length > 0) await keepers.auditLog.forget(transaction, 'mail', ids)
    return ids.length === PURGED_AT_ONCE
  })
}

/** Of these people those at whose address is somebody, as far as we know; by their ids. */
export async function listGood(db: Database, people: Person[]) {
  const known = people.map(({ email }) => email.toLowerCase())
  const rows = known.length
    ? await db.selectFrom('mail_bounces').select('address').where('address', 'in', known).execute()
    : []
  const bad = new Set(rows.map(({ address }) => address))
  return new Set(people.filter(({ email }) => !bad.has(email.toLowerCase())).map(({ id }) => id))
}

/** Whether the last mail of this kind to this person has not left yet. */
export async function isOnItsWay(db: Database, personId: string, kind: string) {
  const waiting = await db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'waiting')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}
