import { type SqlBool, sql } from 'kysely'
import type { OpeningHours } from '#app/contract/office.ts'
import type { Condition } from '#app/features/leads/server/store/filters.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import { type DueItem, isOverdue, pendingStates } from '../checklist-contract.ts'

interface DueItemQuery {
  /** Conditions on the lead, the table `leads`. */
  where: Condition[]
  limit: number
}

/**
 * Lists checklist items that are due today or overdue, earliest first, with their total number.
 * Excludes items of lost leads.
 */
export async function listDueItems(
  db: Database,
  { where, limit }: DueItemQuery,
  clock: Pick<OpeningHours, 'time_zone'>,
  now = new Date(),
) {
  const today = toOfficeDay(clock, now)
  const isLost = sql<SqlBool>`
    leads.stage_id in (select id from lead_stages where outcome = 'lost')`
  const due = db
    .selectFrom('checklist_items')
    .innerJoin('leads as item_lead', 'item_lead.id', 'checklist_items.lead_id')
    .innerJoin('leads', 'leads.id', 'item_lead.primary_lead_id')
    .where('state', 'in', pendingStates)
    .where('due_on', '<=', today)
    .where('leads.merged_into', 'is', null)
    .where('checklist_items.deleted_at', 'is', null)
    .where('duplicate_of', 'is', null)
    .where((is) => is.and([is.not(isLost), ...where]))
  const [{ total }, rows] = await Promise.all([
    due.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    due
      .select(['checklist_items.id', 'title', 'state', sql<string>`due_on`.as('due_on')])
      .select(['leads.id as lead_id', 'leads.name as lead_name'])
      .orderBy('due_on')
      .orderBy('checklist_items.id')
      .limit(limit)
      .execute(),
  ])
  const items = rows.map((row) => ({ ...row, is_overdue: isOverdue(row as DueItem, today) }))
  return { total: Number(total), items: items as DueItem[] }
}
