import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Services } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'
import { Contact } from '../contract.ts'

/** Phone keyboards capitalise the first letter of an email. */
const email = sql<string>`lower(email)`

type Condition = (is: ExpressionBuilder<Tables, 'contacts'>) => Expression<SqlBool>

/** Matches contacts, and spam from their e-mail addresses. */
const withSpam =
  (db: Database, isOwn: Condition): Condition =>
  (is) =>
    is.or([
      isOwn(is),
      is.and([
        is('spam_reason', 'is not', null),
        is(email, 'in', db.selectFrom('contacts').select(email.as('email')).where(isOwn)),
      ]),
    ])

const belongsTo =
  (leadIds: string[]): Condition =>
  (is) =>
    is('lead_id', 'in', leadIds)

const contactColumns = Object.keys(Contact.properties) as (keyof Contact)[]

/** Returns all contacts of these leads, including deleted ones and spam from their emails. */
export function listByLeads(db: Database, leadIds: string[]): Promise<Contact[]> {
  return db
    .selectFrom('contacts')
    .select(contactColumns)
    .where(withSpam(db, belongsTo(leadIds)))
    .orderBy('id')
    .execute()
}

/** Erases the contacts of these leads and their values in the audit log. */
export const erase = (db: Database, services: Services, leadIds: string[]) =>
  eraseWithSpam(db, services, belongsTo(leadIds))

/** Erases the contacts of these enquiries, and their values in the audit log. */
export async function eraseSent(
  db: Database,
  services: Services,
  enquiries: { lead_id: string; at: string }[],
) {
  for (const { lead_id, at } of enquiries)
    await eraseWithSpam(db, services, (is) => is.and({ lead_id, created_at: at }))
}

async function eraseWithSpam(db: Database, services: Services, isOwn: Condition) {
  const erased = await db
    .deleteFrom('contacts')
    .where(withSpam(db, isOwn))
    .returning('id')
    .execute()
  const ids = erased.map(({ id }) => id)
  if (ids.length > 0) await services.auditLog.erase(db, 'contact', ids)
}
