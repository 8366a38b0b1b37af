import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { AppContext } from '../feature/feature.ts'
import type { Services } from '../feature/services.ts'

const SPAM_KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** SQLite limits the values of a statement. */
const ROWS_AT_ONCE = 1000

type Condition = RawBuilder<SqlBool>

interface SentRows {
  /** Has the columns id, lead_id, email and created_at. */
  table: 'event_registrations' | 'form_answers'
  /** The subject of the audit log. */
  subject: string
  /** Erases what belongs to the rows, before they are erased. */
  eraseOwn?: (db: Database, services: Services, ids: string[]) => Promise<void>
  /** Moves what belongs to the rows to the lead. */
  moveOwn?: (db: Database, services: Services, ids: string[], leadId: string) => Promise<void>
}

interface MovedEnquiry {
  from: string
  to: string
  at: string
}

/**
 * The personal data in rows that visitors have sent, each with an enquiry of its lead at the same time. Spam
 * has no lead, and belongs to the leads with its e-mail address.
 */
export function createSentRows({ table, subject, eraseOwn, moveOwn }: SentRows) {
  const rows = sql.table(table)
  const isSpam = sql<SqlBool>`lead_id is null`
  const withSpam = (isOwn: Condition) => sql<SqlBool>`(${isOwn} or (${isSpam} and lower(email) in (
    select lower(email) from ${rows} where ${isOwn})))`
  const belongsTo = (leadIds: string[]) => sql<SqlBool>`lead_id in (${sql.join(leadIds)})`

  async function eraseMatching(db: Database, services: Services, condition: Condition) {
    const found = await sql<{ id: string }>`select id from ${rows} where ${condition}`.execute(db)
    for (let from = 0; from < found.rows.length; from += ROWS_AT_ONCE) {
      const ids = found.rows.slice(from, from + ROWS_AT_ONCE).map(({ id }) => id)
      await eraseOwn?.(db, services, ids)
      await sql`delete from ${rows} where id in (${sql.join(ids)})`.execute(db)
      await services.auditLog.erase(db, subject, ids)
    }
  }

  return {
    /** Condition: rows of these leads, of which there is one at least, and spam from their e-mail addresses. */
    isOfLeads: (leadIds: string[]) => withSpam(belongsTo(leadIds)),
    /** Erases the rows of these leads and their values in the audit log. */
    erase: (db: Database, services: Services, leadIds: string[]) =>
      eraseMatching(db, services, withSpam(belongsTo(leadIds))),
    /** Erases the rows of these enquiries, and their values in the audit log. */
    async eraseSent(
      db: Database,
      services: Services,
      enquiries: { lead_id: string; at: string }[],
    ) {
      for (const { lead_id, at } of enquiries) {
        const isOwn = sql<SqlBool>`(lead_id = ${lead_id} and created_at = ${at})`
        await eraseMatching(db, services, withSpam(isOwn))
      }
    },
    /** Erases spam after 30 days, in which the office can accept it. */
    purge: ({ db, services }: AppContext) =>
      db.transaction().execute((transaction) => {
        const oldest = new Date(Date.now() - SPAM_KEPT_MS).toISOString()
        const isOld = sql<SqlBool>`${isSpam} and created_at < ${oldest}`
        return eraseMatching(transaction, services, isOld)
      }),
    /** Links the rows of an enquiry to the lead to which the enquiry has moved. */
    async moveToLead(
      { db, services }: Pick<AppContext, 'db' | 'services'>,
      { from, to, at }: MovedEnquiry,
    ) {
      const moved = await sql<{ id: string }>`update ${rows} set lead_id = ${to}
        where lead_id = ${from} and created_at = ${at} returning id`.execute(db)
      const ids = moved.rows.map(({ id }) => id)
      if (ids.length > 0) await moveOwn?.(db, services, ids, to)
    },
  }
}
