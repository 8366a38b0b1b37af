import { type SqlBool, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { restorableSince } from '#app/platform/server/audit/restorable.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { AuditRowFilter } from '#app/platform/server/feature/feature.ts'
import type { Database } from '#database/connect.ts'
import { foldCase } from '#database/sql-dialect.ts'
import type { NewSavedView, SavedView, SavedViewList } from '../../saved-views-contract.ts'

const now = () => new Date().toISOString()

/** Lists the owner's views and shared views of a list, by name. */
export async function list(db: Database, ownerId: string, of: SavedViewList = 'leads') {
  const rows = await select(db, ownerId)
    .where('list', '=', of)
    .where('deleted_at', 'is', null)
    .orderBy(foldCase(db, 'name'))
    .orderBy('id')
    .execute()
  return rows.map(toView)
}

export async function find(db: Database, id: string, ownerId: string) {
  const row = await select(db, ownerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && toView(row)
}

export async function add(
  db: Database,
  { list = 'leads', ...view }: NewSavedView,
  owner_id: string,
): Promise<SavedView> {
  const id = newId()
  const is_shared = Number(view.is_shared)
  await db
    .insertInto('saved_views')
    .values({ ...view, list, is_shared, id, owner_id, created_at: now() })
    .execute()
  return { id, ...view }
}

export async function change(db: Database, before: SavedView, changes: Partial<NewSavedView>) {
  // The id is set as well, because an update needs at least one column.
  await db
    .updateTable('saved_views')
    .set({ id: before.id, ...toStored(changes) })
    .where('id', '=', before.id)
    .execute()
  return { ...before, ...changes }
}

/** Marks the view as deleted. Returns undefined, as `find` does from then on. */
export async function remove(db: Database, id: string) {
  await db.updateTable('saved_views').set({ deleted_at: now() }).where('id', '=', id).execute()
  return undefined
}

/**
 * Returns undefined when it is not deleted, was deleted more than 30 days ago, or has another
 * owner.
 */
export async function restore(db: Database, id: string, ownerId: string) {
  const row = await db
    .updateTable('saved_views')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince())
    .where(isFor({ id: ownerId }))
    .returning(columns)
    .executeTakeFirst()
  return row && toView(row)
}

/** Removes views that were deleted more than 30 days ago. */
export async function purge(db: Database) {
  await db.deleteFrom('saved_views').where('deleted_at', '<', restorableSince()).execute()
}

/** Condition: the viewer owns the view, or it is shared. */
export const isFor = ({ id }: Pick<Viewer, 'id'>) =>
  sql<SqlBool>`(saved_views.owner_id = ${id} or is_shared = 1)`

/**
 * Condition on audit entries: the viewer's own actions, and all actions on views that the viewer
 * can use.
 */
export const isActivityFor: AuditRowFilter = (viewer) => sql<SqlBool>`(
  administrator_id = ${viewer.id} or exists (
    select 1 from saved_views where saved_views.id = audit_log.subject_id and ${isFor(viewer)}))`

const columns = ['id', 'name', 'query', 'is_shared'] as const

const select = (db: Database, ownerId: string) =>
  db
    .selectFrom('saved_views')
    .select(columns)
    .where(isFor({ id: ownerId }))

const toView = ({ is_shared, ...row }: Omit<SavedView, 'is_shared'> & { is_shared: number }) => ({
  ...row,
  is_shared: is_shared === 1,
})

function toStored({ is_shared, ...view }: Partial<NewSavedView>) {
  return is_shared === undefined ? view : { ...view, is_shared: Number(is_shared) }
}
