import { type SqlBool, sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { type ItemState, itemStates } from '../../checklist-contract.ts'

/**
 * Shows equal items of merged leads as one item, the one with the furthest state. Runs after each merge
 * and unmerge and deletes no item.
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
    // Equal items of the same lead stay separate.
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

/** Shows items again whose representative belongs to another lead or was deleted. */
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
