import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { belongsToLeadInScope } from '#app/features/leads/server/lead-scope.ts'
import { restorableSince } from '#app/platform/server/audit/restorable.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Database } from '#database/connect.ts'
import type { ChecklistItem, ItemChange, NewChecklistItem } from '../checklist-contract.ts'
import type { GuideItem } from './guide-items.ts'

/** `lead_id` is the lead that the item was added to, which may be merged into another. */
export interface StoredItem extends Omit<ChecklistItem, 'more_file_ids'> {
  lead_id: string
}

const columns = ['id', 'lead_id', 'kind', 'title', 'note', 'state', 'due_on', 'file_id'] as const
const now = () => new Date().toISOString()

const selectItems = (db: Database, primaryLeadId: string) =>
  db
    .selectFrom('checklist_items')
    .where('lead_id', 'in', (eb) =>
      eb.selectFrom('leads').select('leads.id').where('primary_lead_id', '=', primaryLeadId),
    )

/** Returns the items of a lead and its merged leads, in order. */
export async function listItems(db: Database, primaryLeadId: string): Promise<ChecklistItem[]> {
  const rows = await selectItems(db, primaryLeadId)
    .select(columns)
    .where('deleted_at', 'is', null)
    .where('duplicate_of', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return toItems(db, rows as StoredItem[])
}

export async function toItem(db: Database, stored: StoredItem) {
  const [item] = await toItems(db, [stored])
  return item as ChecklistItem
}

async function toItems(db: Database, stored: StoredItem[]): Promise<ChecklistItem[]> {
  const files = await listMoreFiles(
    db,
    stored.map(({ id }) => id),
  )
  return stored.map(({ lead_id: _, ...item }) => ({
    ...item,
    more_file_ids: (files.get(item.id) ?? []).filter((id) => id !== item.file_id),
  }))
}

/** Returns the files of each item's duplicates, by item id. */
async function listMoreFiles(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, string[]>()
  const rows = await db
    .selectFrom('checklist_items')
    .select(['duplicate_of', 'file_id'])
    .where('duplicate_of', 'in', ids)
    .where('file_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const byItem = Map.groupBy(rows, ({ duplicate_of }) => duplicate_of as string)
  return new Map(
    [...byItem].map(([id, duplicates]) => [id, duplicates.map(({ file_id }) => file_id as string)]),
  )
}

/**
 * Returns the items that the checklist lacks. Deleted items count as existing, so they are not
 * suggested again.
 */
export async function excludeExisting(db: Database, primaryLeadId: string, items: GuideItem[]) {
  const rows = await selectItems(db, primaryLeadId).select(['kind', 'source']).execute()
  const existing = new Set(rows.map(({ kind, source }) => `${kind} ${source}`))
  return items.filter(({ kind, source }) => !existing.has(`${kind} ${source}`))
}

/** Adds items at the end of the checklist. */
export async function addItems(
  db: Database,
  leadId: string,
  items: (NewChecklistItem & Partial<GuideItem>)[],
) {
  const { last } = await selectItems(db, leadId)
    .select((is) => is.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  const rows = items.map(({ kind, title, note = '', source = '' }, index) => ({
    id: newId(),
    lead_id: leadId,
    kind,
    title,
    note,
    source,
    state: 'open' as const,
    due_on: null,
    file_id: null,
    position: Number(last ?? 0) + index + 1,
    created_at: now(),
  }))
  await db.insertInto('checklist_items').values(rows).execute()
  return rows.map(({ source: _, position: _place, created_at: _at, ...item }): StoredItem => item)
}

/** Returns undefined also if the lead is outside the viewer's scope. */
export async function findItem(db: Database, id: string, viewer: Viewer) {
  const row = await db
    .selectFrom('checklist_items')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(belongsToLeadInScope(sql.ref('checklist_items.lead_id'), viewer))
    .executeTakeFirst()
  return row as StoredItem | undefined
}

export async function changeItem(db: Database, before: StoredItem, change: ItemChange) {
  // The id avoids an empty `set` clause, which is invalid SQL.
  await db
    .updateTable('checklist_items')
    .set({ id: before.id, ...change })
    .where('id', '=', before.id)
    .execute()
  return { ...before, ...change }
}

export async function removeItem(db: Database, id: string) {
  await db.updateTable('checklist_items').set({ deleted_at: now() }).where('id', '=', id).execute()
}

/**
 * Returns undefined if the item is not deleted, was deleted over 30 days ago, or is outside the
 * viewer's scope.
 */
export async function restoreItem(db: Database, id: string, viewer: Viewer) {
  const row = await db
    .updateTable('checklist_items')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince())
    .where(belongsToLeadInScope(sql.ref('checklist_items.lead_id'), viewer))
    .returning(columns)
    .executeTakeFirst()
  return row as StoredItem | undefined
}

/** Purges items deleted over 30 days ago, except those of guides, which would be suggested again. */
export async function purgeItems(db: Database) {
  await db
    .deleteFrom('checklist_items')
    .where('deleted_at', '<', restorableSince())
    .where('source', '=', '')
    .execute()
}
