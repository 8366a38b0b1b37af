import type { FastifyInstance } from 'fastify'
import { articlesPath } from '#app/features/articles/contract.ts'
import { normalizePath } from '#app/platform/server/http/site-address.ts'
import type { Database } from '#database/connect.ts'
import * as store from './store.ts'

const ROWS_PER_TRANSACTION = 100

/** Adds the redirects that are not added yet, after the pages that they lead to. */
export async function addRedirects(
  app: FastifyInstance,
  row: store.ImportRow,
  signal: AbortSignal,
) {
  const query = { type: 'redirect' as const, states: ['waiting' as const] }
  for (;;) {
    signal.throwIfAborted()
    const items = await store.nextItems(app.db, row.id, { ...query, limit: ROWS_PER_TRANSACTION })
    if (items.length === 0) return
    const planned = await Promise.all(items.map((item) => resolveTarget(app, row, item)))
    await app.responseCache.invalidateAfter(() =>
      app.db.transaction().execute((db) => addBatch(app, db, { row, items, planned })),
    )
  }
}

interface Target {
  source: string
  target: string
  page_id?: string
  /** Whether it stays; a redirect of a draft changes when the draft is published. */
  is_permanent?: boolean
}

/** Returns where an old address leads; '' if its picture or file is missing. */
async function resolveTarget(
  app: FastifyInstance,
  { id }: store.ImportRow,
  { source_id, old_address: source, address, data }: store.ItemRow,
): Promise<Target> {
  const { page } = JSON.parse(data) as { page?: number }
  const items = app.db.selectFrom('wordpress_items').where('import_id', '=', id)
  if (source_id) {
    const picture = await items
      .select('address')
      .where('type', 'in', ['picture', 'file'])
      .where('source_id', '=', source_id)
      .executeTakeFirst()
    return { source, target: picture?.address ?? '' }
  }
  const found =
    page === undefined
      ? undefined
      : await items
          .select(['type', 'row_id', 'is_draft'])
          .where('number', '=', page)
          .executeTakeFirst()
  const page_id = found?.row_id ?? undefined
  const isOwnPage = found && found.is_draft === 0
  if (isOwnPage) return { source, target: address, page_id }
  // A page of this site has the address of the draft, and keeps it.
  if (found && (await app.isPage(normalizePath(address))))
    return { source, target: address, page_id }
  // A draft has no address yet: the redirect follows the page once it is published.
  const isHome = found ? found.type !== 'article' && address !== articlesPath : address === '/'
  const list = found ? articlesPath : address
  const target = isHome ? '/' : await findList(app, list)
  return { source, target, page_id, is_permanent: !found }
}

/** Returns the list of articles, or the next larger one that has any. */
async function findList(app: FastifyInstance, address: string) {
  for (const each of [address, articlesPath])
    if (await app.findAddress(normalizePath(each))) return each
  return '/'
}

async function addBatch(
  app: FastifyInstance,
  db: Database,
  { row, items, planned }: { row: store.ImportRow; items: store.ItemRow[]; planned: Target[] },
) {
  const { addresses, redirects } = app.services
  await store.lockRunning(db, row.id)
  const added = await redirects.addImported(db, { addresses }, planned, row.author_name)
  for (const [index, item] of items.entries()) {
    const row_id = added[index]
    const address = planned[index]?.target
    // A missing picture may be fetched later.
    const state = row_id ? 'done' : address ? 'skipped' : 'failed'
    await store.changeItem(db, item, { state, row_id, address })
  }
  await app.responseCache.recordChange(db, 'redirects')
}
