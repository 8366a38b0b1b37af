import { type ExpressionBuilder, sql } from 'kysely'
import type { Services } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'
import { Contact } from '../contract.ts'

/** Phone keyboards capitalise the first letter of an email. */
const email = sql<string>`lower(email)`

const belongsTo =
  (db: Database, leadIds: string[]) => (is: ExpressionBuilder<Tables, 'contacts'>) =>
    is.or([
      is('lead_id', 'in', leadIds),
      is.and([
        is('spam_reason', 'is not', null),
        is(
          email,
          'in',
          db.selectFrom('contacts').select(email.as('email')).where('lead_id', 'in', leadIds),
        ),
      ]),
    ])

const contactColumns = Object.keys(Contact.properties) as (keyof Contact)[]

/** Returns all contacts of these leads, including deleted ones and spam from their emails. */
export function listByLeads(db: Database, leadIds: string[]): Promise<Contact[]> {
  return db
    .selectFrom('contacts')
    .select(contactColumns)
    .where(belongsTo(db, leadIds))
    .orderBy('id')
    .execute()
}

/** Erases the contacts of these leads and their values in the audit log. */
export async function erase(db: Database, services: Services, leadIds: string[]) {
  const erased = await db
    .deleteFrom('contacts')
    .where(belongsTo(db, leadIds))
    .returning('id')
    .execute()
  const ids = erased.map(({ id }) => id)
  if (ids.length > 0) await services.auditLog.erase(db, 'contact', ids)
}
