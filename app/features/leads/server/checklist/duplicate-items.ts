import { type SqlBool, sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { type ItemState, itemStates } from '../../checklist-contract.ts'

/**
 * What a lead and those that became part of it both need is one line of their checklist: the one that
 * is further. Comes after each merge and its undoing; no line is lost by it.
 */
export async function linkDuplicateItems(db: Database, rootId: string) {
  await unlinkFromOtherLeads(db, rootId)
  const rows = await db
    .selectFrom('checklist_items')
    .select(['id', 'lead_id', 'kind', 'source', 'title', 'state'])
    .where('lead_id', 'in', treeOf(db, rootId))
    .where('deleted_at', 'is', null)
    .where('duplicate_of', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const alike = Map.groupBy(rows, ({ kind, source, title }) =>
    [kind, source || title.normalize().toLowerCase()].join(' '),
  )
  for (const all of alike.values()) {
    const shown = all.toSorted((one, other) => rank(other) - rank(one))[0]
    // Two of one lead are meant to be two.
    const others = all.filter(({ lead_id }) => lead_id !== shown?.lead_id).map(({ id }) => id)
    if (!shown || others.length === 0) continue
    await db
      .updateTable('checklist_items')
      .set({ duplicate_of: shown.id })
      .where((is) => is.or([is('id', 'in', others), is('duplicate_of', 'in', others)]))
      .execute()
  }
}

const rank = ({ state }: { state: string }) => itemStates.indexOf(state as ItemState)

const treeOf = (db: Database, rootId: string) =>
  db.selectFrom('leads').select('id').where('primary_lead_id', '=', rootId)

/** What stood for them went with another lead, or is there no more. */
async function unlinkFromOtherLeads(db: Database, rootId: string) {
  await db
    .updateTable('checklist_items')
    .set({ duplicate_of: null })
    .where('lead_id', 'in', treeOf(db, rootId))
    .where('duplicate_of', 'is not', null)
    .where(
      sql<SqlBool>`not exists (
        select 1 from checklist_items as main where main.id = checklist_items.duplicate_of
          and main.lead_id in (select id from leads where primary_lead_id = ${rootId}))`,
    )
    .execute()
}
