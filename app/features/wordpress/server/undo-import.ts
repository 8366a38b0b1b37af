import type { FastifyInstance } from 'fastify'
import type { Page } from '#app/features/pages/contract.ts'
import { erasePages } from '#app/features/pages/server/examples.ts'
import { getPageType } from '#app/features/pages/server/page-types.ts'
import * as pages from '#app/features/pages/server/store.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/locks.ts'
import { type ItemType, pageTypes } from '../contract.ts'
import { isUnchanged } from './add-pages.ts'
import { restoreMainMenu } from './main-menu.ts'
import * as store from './store.ts'

const ITEMS_PER_TRANSACTION = 25

/**
 * Removes what an import has added; what somebody has changed since is kept. Goes on where an
 * interrupted undo has ended.
 */
export async function undoImport(app: FastifyInstance, row: store.ImportRow, signal: AbortSignal) {
  const inTransaction = (work: (db: Database) => Promise<void>) =>
    app.responseCache.invalidateAfter(() =>
      app.db.transaction().execute(async (db) => {
        await work(db)
        await app.responseCache.recordChange(db, 'pages')
      }),
    )
  await inTransaction((db) => restoreMainMenu(app, db, row))
  await forEachBatch(app, row, { type: pageTypes, signal }, (items) =>
    inTransaction((db) => removePages(app, db, items)),
  )
  await forEachBatch(app, row, { type: 'redirect', signal }, (items) =>
    inTransaction((db) => removeRedirects(app, db, items)),
  )
  await forEachBatch(app, row, { type: ['picture', 'file'], signal }, (items) =>
    inTransaction((db) => removePictures(app, db, items)),
  )
}

/** Passes on the items that are done; the work gives each another state. */
async function forEachBatch(
  app: FastifyInstance,
  row: store.ImportRow,
  { type, signal }: { type: ItemType | ItemType[]; signal: AbortSignal },
  work: (items: store.ItemRow[]) => Promise<void>,
) {
  const query = { type, states: ['done' as const], limit: ITEMS_PER_TRANSACTION }
  for (;;) {
    signal.throwIfAborted()
    const items = await store.nextItems(app.db, row.id, query)
    if (items.length === 0) return
    await work(items)
  }
}

async function removePages(app: FastifyInstance, db: Database, items: store.ItemRow[]) {
  await acquireLocks(
    db,
    'page',
    items.flatMap(({ row_id }) => row_id ?? []),
  )
  const removed: string[] = []
  for (const item of items) {
    const page = item.row_id ? await pages.find(db, item.row_id) : undefined
    const isKept = page !== undefined && (await isChanged(db, item, page))
    await store.changeItem(db, item, { state: isKept ? 'kept' : 'removed' })
    if (isKept || !item.row_id) continue
    removed.push(item.row_id)
    const { onPublish } = getPageType(app, item.type)
    await onPublish?.(db, { id: item.row_id, language: 'en', translation_of: null })
  }
  await erasePages(db, app.services, removed)
}

async function isChanged(db: Database, item: store.ItemRow, { id, state }: Page) {
  if (state === 'scheduled' || !(await isUnchanged(db, item))) return true
  return (await pages.listTranslations(db, id)).length > 0
}

async function removeRedirects(app: FastifyInstance, db: Database, items: store.ItemRow[]) {
  const keptPages = await listKeptPages(db, items)
  const candidates = items.filter(({ data }) => {
    const { page } = JSON.parse(data || '{}') as { page?: number }
    return page === undefined || !keptPages.has(page)
  })
  const erased = await app.services.redirects.eraseImported(
    db,
    candidates.map(({ row_id, address }) => ({ id: row_id ?? '', target: address })),
  )
  for (const item of items)
    await store.changeItem(db, item, { state: erased.has(item.row_id ?? '') ? 'removed' : 'kept' })
  await app.responseCache.recordChange(db, 'redirects')
}

async function listKeptPages(db: Database, [item]: store.ItemRow[]) {
  const rows = await db
    .selectFrom('wordpress_items')
    .select('number')
    .where('import_id', '=', item?.import_id ?? '')
    .where('state', '=', 'kept')
    .where('type', 'in', pageTypes)
    .execute()
  return new Set(rows.map(({ number }) => number))
}

async function removePictures(app: FastifyInstance, db: Database, items: store.ItemRow[]) {
  for (const item of items) {
    const { alt, caption } = JSON.parse(item.data || '{}') as { alt: string; caption: string }
    const picture = { name: item.row_id ?? '', title: item.title, alt, caption }
    const { importedFiles, importedPictures } = app.services
    const erase = () =>
      item.type === 'file' ? importedFiles.erase(db, picture) : importedPictures.erase(db, picture)
    const isRemoved = item.version === 1 && (await erase())
    await store.changeItem(db, item, { state: isRemoved ? 'removed' : 'kept' })
  }
}
