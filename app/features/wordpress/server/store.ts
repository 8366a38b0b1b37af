import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'
import { lockRows } from '#database/locks.ts'
import type { Tables } from '#database/schema/tables.ts'
import {
  type ImportDetails,
  type ImportState,
  type Item,
  type ItemState,
  type ItemType,
  type Note,
  pageTypes,
  type WordpressImport,
} from '../contract.ts'

export type ImportRow = Selectable<Tables['wordpress_imports']>
export type ItemRow = Selectable<Tables['wordpress_items']>

const now = () => new Date().toISOString()

/** The subject in the audit log. */
export const auditSubject = 'wordpress_import'

export async function list(db: Database): Promise<WordpressImport[]> {
  const rows = await db
    .selectFrom('wordpress_imports')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toImport)
}

export async function find(db: Database, id: string) {
  const row = await findRow(db, id)
  return row && toImport(row)
}

export const findRow = (db: Database, id: string) =>
  db.selectFrom('wordpress_imports').selectAll().where('id', '=', id).executeTakeFirst()

export async function findDetails(db: Database, id: string): Promise<ImportDetails | undefined> {
  const row = await findRow(db, id)
  if (!row) return undefined
  const counts = await db
    .selectFrom('wordpress_items')
    .select(['type', 'state', 'is_draft'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('import_id', '=', id)
    .groupBy(['type', 'state', 'is_draft'])
    .orderBy('type')
    .orderBy('state')
    .orderBy('is_draft')
    .execute()
  return {
    ...toImport(row),
    counts: counts.map(({ count, is_draft, ...each }) => ({
      ...each,
      is_draft: is_draft === 1,
      count: Number(count),
    })),
    losses: JSON.parse(row.losses),
    menus: JSON.parse(row.menus),
    is_published: row.is_published === 1,
    menu: row.menu,
    has_texts: row.ended_at === null || row.ended_at > retainedSince(),
  }
}

const toImport = ({ author_name, ...row }: ImportRow): WordpressImport => ({
  id: row.id,
  file_name: row.file_name,
  state: row.state,
  error: row.error,
  pictures_file: row.pictures_file,
  site: row.site,
  by: author_name,
  created_at: row.created_at,
  started_at: row.started_at,
  ended_at: row.ended_at,
  undone_at: row.undone_at,
})

interface Author {
  id: string
  username: string
}

export async function add(db: Database, file_name: string, by: Author) {
  const id = newId()
  const author = { author_id: by.id, author_name: by.username }
  await db
    .insertInto('wordpress_imports')
    .values({ id, file_name, ...author, state: 'uploading', created_at: now() })
    .execute()
  return (await find(db, id)) as WordpressImport
}

type Change = Partial<Omit<ImportRow, 'id' | 'author_id' | 'author_name' | 'created_at'>>

/** Changes an import that is in one of these states; returns whether it was. */
export async function change(db: Database, id: string, from: ImportState[], changes: Change) {
  const { numUpdatedRows } = await db
    .updateTable('wordpress_imports')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Locks an import until the transaction ends, so that it is not undone meanwhile. Throws if nothing
 * may be added to it any more.
 */
export async function lockRunning(db: Database, id: string) {
  await lockRows(db, auditSubject, [id])
  const row = await findRow(db, id)
  if (row?.state !== 'importing' && row?.state !== 'done')
    throw new Error('The import was undone or deleted meanwhile.')
}

/** Deletes an import that is in one of these states; returns whether it was. */
export async function remove(db: Database, id: string, states: ImportState[]) {
  const { numDeletedRows } = await db
    .deleteFrom('wordpress_imports')
    .where('id', '=', id)
    .where('state', 'in', states)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await db.deleteFrom('wordpress_items').where('import_id', '=', id).execute()
  return true
}

interface ItemQuery {
  limit?: number
  offset?: number
  type?: ItemType
  state?: ItemState
  has_notes?: boolean
}

/** Returns a page of the items, and the number of matches. */
export async function listItems(db: Database, id: string, query: ItemQuery) {
  const { limit = 50, offset = 0, type, state, has_notes } = query
  let matching = db.selectFrom('wordpress_items').where('import_id', '=', id)
  if (type) matching = matching.where('type', '=', type)
  if (state) matching = matching.where('state', '=', state)
  if (has_notes) matching = matching.where('has_notes', '=', 1)
  const [rows, { total }] = await Promise.all([
    matching
      .select(['number', 'type', 'title', 'old_address', 'address', 'state', 'is_draft'])
      .select(['notes', 'row_id'])
      .orderBy('number')
      .limit(limit)
      .offset(offset)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const items = rows.map(({ notes, row_id, is_draft, ...row }): Item => {
    const isPage = pageTypes.some((type) => type === row.type)
    return {
      ...row,
      is_draft: is_draft === 1,
      notes: JSON.parse(notes) as Note[],
      page_id: isPage && row.state !== 'removed' ? row_id : null,
    }
  })
  return { items, total: Number(total) }
}

/** Returns the next items of a type in this state. */
export const nextItems = (
  db: Database,
  id: string,
  { type, states, limit, after = -1 }: NextItems,
) =>
  db
    .selectFrom('wordpress_items')
    .selectAll()
    .where('import_id', '=', id)
    .where('type', 'in', [type].flat())
    .where('state', 'in', states)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute()

interface NextItems {
  type: ItemType | ItemType[]
  states: ItemState[]
  limit: number
  /** Only items with a larger number. */
  after?: number
}

export async function changeItem(
  db: Database,
  { import_id, number }: Pick<ItemRow, 'import_id' | 'number'>,
  changes: Partial<ItemRow>,
) {
  await db
    .updateTable('wordpress_items')
    .set(changes)
    .where('import_id', '=', import_id)
    .where('number', '=', number)
    .execute()
}

/** Returns the columns of notes. */
export const toNotes = (notes: Note[]) => ({
  notes: JSON.stringify(notes),
  has_notes: Number(notes.length > 0),
})

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

const retainedSince = () => new Date(Date.now() - RETENTION_MS).toISOString()

/** Deletes what was read from the file 30 days after the import; the report stays. */
export async function purgeTexts(db: Database) {
  const before = retainedSince()
  await db
    .updateTable('wordpress_items')
    .set({ data: '' })
    .where('data', '<>', '')
    .where('type', 'in', pageTypes)
    .where('import_id', 'in', (imports) =>
      imports.selectFrom('wordpress_imports').select('id').where('ended_at', '<', before),
    )
    .execute()
}

/** Deletes imports that were not started within 30 days. */
export async function purgeUnstarted(db: Database) {
  const unstarted: ImportState[] = ['uploading', 'refused', 'ready']
  const rows = await db
    .selectFrom('wordpress_imports')
    .select('id')
    .where('state', 'in', unstarted)
    .where('created_at', '<', retainedSince())
    .execute()
  for (const { id } of rows)
    await db.transaction().execute((transaction) => remove(transaction, id, unstarted))
}
