import { type SqlBool, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { AuditRowFilter } from '#app/base/server/feature.ts'
import { restorableSince } from '#app/base/server/restorable.ts'
import type { Viewer } from '#app/base/server/viewer.ts'
import type { Database } from '#database/connect.ts'
import { foldCase } from '#database/sql-dialect.ts'
import type { NewSavedView, SavedView } from '../../saved-views-contract.ts'

const now = () => new Date().toISOString()

/** Lists own and shared views by name. */
export async function list(db: Database, ownerId: string) {
  const rows = await select(db, ownerId)
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

export async function add(db: Database, given: NewSavedView, owner_id: string): Promise<SavedView> {
  const id = newId()
  const is_shared = Number(given.is_shared)
  await db
    .insertInto('saved_views')
    .values({ ...given, is_shared, id, owner_id, created_at: now() })
    .execute()
  return { id, ...given }
}

export async function change(db: Database, before: SavedView, given: Partial<NewSavedView>) {
  // The id ensures that the update sets at least one column.
  await db
    .updateTable('saved_views')
    .set({ id: before.id, ...toStored(given) })
    .where('id', '=', before.id)
    .execute()
  return { ...before, ...given }
}

/** Returns undefined if the view does not exist. */
export async function remove(db: Database, id: string) {
  await db.updateTable('saved_views').set({ deleted_at: now() }).where('id', '=', id).execute()
  return undefined
}

/** Returns undefined when it is not deleted, was deleted more than 30 days ago, or has another owner. */
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

/** Purges views that were deleted over 30 days ago. */
export async function purge(db: Database) {
  await db.deleteFrom('saved_views').where('deleted_at', '<', restorableSince()).execute()
}

/** Own and shared views. */
export const isFor = ({ id }: Pick<Viewer, 'id'>) =>
  sql<SqlBool>`(saved_views.owner_id = ${id} or is_shared = 1)`

/** Condition on audit entries: own actions, and actions on views that the viewer can use. */
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

function toStored({ is_shared, ...given }: Partial<NewSavedView>) {
  return is_shared === undefined ? given : { ...given, is_shared: Number(is_shared) }
}
