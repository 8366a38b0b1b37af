import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { type Site, toTargetColumns } from './store.ts'

declare module '#app/platform/server/feature/services.ts' {
  interface Services {
    redirects: typeof redirectServices
  }
}

/** A redirect from an address of another site that has moved here. */
interface ImportedRedirect {
  /** Normalized, as `normalizePath` returns it; it may have one parameter. */
  source: string
  /** '' adds no redirect. */
  target: string
  /** The page whose address is the target. */
  page_id?: string
  /** Default: true. */
  is_permanent?: boolean
}

/**
 * Adds redirects from addresses that are not in use. Returns the id of each; undefined where a page
 * or a redirect has the address.
 */
async function addImported(
  db: Database,
  { addresses }: Pick<Site, 'addresses'>,
  redirects: ImportedRedirect[],
  by: string,
) {
  await acquireLock(db, 'addresses')
  const existing = await db
    .selectFrom('redirects')
    .select('source')
    .where('deleted_at', 'is', null)
    .where(
      'source',
      'in',
      redirects.map(({ source }) => source),
    )
    .execute()
  const used = new Set(existing.map(({ source }) => source))
  const ids: (string | undefined)[] = []
  const values = []
  for (const { source, target, page_id = null, is_permanent = true } of redirects) {
    const isFree =
      target !== '' &&
      !used.has(source) &&
      source !== target &&
      !addresses.isReserved(source) &&
      !(await addresses.isPublished(db, source))
    const id = isFree ? newId() : undefined
    ids.push(id)
    if (!id) continue
    used.add(source)
    const created_at = new Date().toISOString()
    const row = { id, source, page_id, created_at, created_by: by }
    values.push({ ...row, ...toTargetColumns(target), is_permanent: Number(is_permanent) })
  }
  if (values.length > 0) await db.insertInto('redirects').values(values).execute()
  return ids
}

/**
 * Permanently deletes the unchanged redirects that `addImported` has added. Returns the ids of those
 * that are gone.
 */
async function eraseImported(db: Database, redirects: { id: string; target: string }[]) {
  const ids = redirects.map(({ id }) => id)
  const rows = await db
    .selectFrom('redirects')
    .select(['id', 'target', 'page_id'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  const changed = rows.filter(
    ({ id, target, page_id }) =>
      page_id === null && redirects.every((each) => each.id !== id || each.target !== target),
  )
  const kept = new Set(changed.map(({ id }) => id))
  const erased = ids.filter((id) => !kept.has(id))
  if (erased.length > 0) await db.deleteFrom('redirects').where('id', 'in', erased).execute()
  return new Set(erased)
}

export const redirectServices = { addImported, eraseImported }
