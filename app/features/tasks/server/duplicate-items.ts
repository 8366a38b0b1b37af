import { type SqlBool, sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { type ItemState, itemStates } from '../checklist-contract.ts'

/**
 * Links equal items of a lead and its merged leads, so that the checklist shows only the most advanced
 * one. Runs after each merge and unmerge.
 */
export async function linkDuplicateItems(db: Database, primaryLeadId: string) {
  await unlinkFromOtherLeads(db, primaryLeadId)
  const rows = await db
    .selectFrom('checklist_items')
    .select(['id', 'lead_id', 'kind', 'source', 'title', 'state'])
    .where('lead_id', 'in', selectLeadIds(db, primaryLeadId))
    .where('deleted_at', 'is', null)
    .where('duplicate_of', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const groups = Map.groupBy(rows, ({ kind, source, title }) =>
    [kind, source || title.normalize().toLowerCase()].join(' '),
  )
  for (const items of groups.values()) {
    const main = items.toSorted((first, second) => rank(second) - rank(first))[0]
    // Equal items of the same lead are not duplicates.
    const duplicateIds = items
      .filter(({ lead_id }) => lead_id !== main?.lead_id)
      .map(({ id }) => id)
    if (!main || duplicateIds.length === 0) continue
    await db
      .updateTable('checklist_items')
      .set({ duplicate_of: main.id })
      .where((is) => is.or([is('id', 'in', duplicateIds), is('duplicate_of', 'in', duplicateIds)]))
      .execute()
  }
}

const rank = ({ state }: { state: string }) => itemStates.indexOf(state as ItemState)

const selectLeadIds = (db: Database, primaryLeadId: string) =>
  db.selectFrom('leads').select('id').where('primary_lead_id', '=', primaryLeadId)

/** Unlinks items whose main item belongs to another lead or no longer exists. */
async function unlinkFromOtherLeads(db: Database, primaryLeadId: string) {
  await db
    .updateTable('checklist_items')
    .set({ duplicate_of: null })
    .where('lead_id', 'in', selectLeadIds(db, primaryLeadId))
    .where('duplicate_of', 'is not', null)
    .where(
      sql<SqlBool>`not exists (
        select 1 from checklist_items as main where main.id = checklist_items.duplicate_of
          and main.lead_id in (select id from leads where primary_lead_id = ${primaryLeadId}))`,
    )
    .execute()
}
