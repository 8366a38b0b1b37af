import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'
import { selectAnswers, toAnswers } from './answers.ts'

const SPAM_KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** SQLite limits the values of a statement. */
const ROWS_AT_ONCE = 1000

const email = sql<string>`lower(email)`

type Condition = (is: ExpressionBuilder<Tables, 'form_answers'>) => Expression<SqlBool>

/** Spam has no lead. */
const isSpam: Condition = (is) => is('lead_id', 'is', null)

/** Matches answers, and spam from their e-mail addresses. */
const withSpam =
  (db: Database, isOwn: Condition): Condition =>
  (is) =>
    is.or([
      isOwn(is),
      is.and([
        isSpam(is),
        is(email, 'in', db.selectFrom('form_answers').select(email.as('email')).where(isOwn)),
      ]),
    ])

const belongsTo =
  (leadIds: string[]): Condition =>
  (is) =>
    is('lead_id', 'in', leadIds)

/** Returns all answers of these leads, and spam from their e-mail addresses. */
export async function listByLeads(db: Database, services: Services, leadIds: string[]) {
  if (leadIds.length === 0) return []
  const rows = await selectAnswers(db)
    .where(withSpam(db, belongsTo(leadIds)))
    .orderBy('id')
    .execute()
  return toAnswers(db, services, rows)
}

/** Erases the answers of these leads and their values in the audit log. */
export const erase = (db: Database, services: Services, leadIds: string[]) =>
  eraseWithSpam(db, services, belongsTo(leadIds))

/** Erases the answers of these enquiries, and their values in the audit log. */
export async function eraseSent(
  db: Database,
  services: Services,
  enquiries: { lead_id: string; at: string }[],
) {
  for (const { lead_id, at } of enquiries)
    await eraseWithSpam(db, services, (is) => is.and({ lead_id, created_at: at }))
}

const eraseWithSpam = (db: Database, services: Services, isOwn: Condition) =>
  eraseMatching(db, services, withSpam(db, isOwn))

/** Erases spam after 30 days, in which the office can mark them as not spam. */
export const purge = ({ db, services }: AppContext) =>
  db.transaction().execute((transaction) => {
    const oldest = new Date(Date.now() - SPAM_KEPT_MS).toISOString()
    return eraseMatching(transaction, services, (is) =>
      is.and([isSpam(is), is('created_at', '<', oldest)]),
    )
  })

async function eraseMatching(db: Database, services: Services, condition: Condition) {
  const erased = await db.selectFrom('form_answers').select('id').where(condition).execute()
  for (let from = 0; from < erased.length; from += ROWS_AT_ONCE) {
    const ids = erased.slice(from, from + ROWS_AT_ONCE).map(({ id }) => id)
    await services.formFiles.erase(db, services, ids)
    await db.deleteFrom('form_answers').where('id', 'in', ids).execute()
    await services.auditLog.erase(db, 'form_answers', ids)
  }
}

/** Links the answers of an enquiry to the lead to which the enquiry has moved. */
export async function moveToLead(
  { db, services }: Pick<AppContext, 'db' | 'services'>,
  { from, to, at }: Record<'from' | 'to' | 'at', string>,
) {
  const moved = await db
    .updateTable('form_answers')
    .set({ lead_id: to })
    .where('lead_id', '=', from)
    .where('created_at', '=', at)
    .returning('id')
    .execute()
  const ids = moved.map(({ id }) => id)
  if (ids.length > 0) await services.formFiles.setLead(db, ids, to)
}
