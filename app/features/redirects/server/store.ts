import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { restorableSince } from '#app/platform/server/audit/restorable.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import {
  mayLeadToSite,
  normalizePath,
  toOldAddress,
  toSitePath,
  trimPastedEnding,
} from '#app/platform/server/http/site-address.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import type { Tables } from '#database/schema/tables.ts'
import { isPostgres } from '#database/sql-dialect.ts'
import type { NewRedirect, Redirect, RedirectQuery } from '../contract.ts'

const columns = ['id', 'source', 'target', 'is_permanent', 'created_at', 'created_by'] as const
const now = () => new Date().toISOString()

/** Returns a page of redirects and the number of matches. */
export async function listPage(db: Database, { limit = 1000, offset = 0, q }: RedirectQuery) {
  let matching = select(db)
  if (q)
    matching = matching.where((is) => is.or([contains(db, 'source', q), contains(db, 'target', q)]))
  const [{ total }, rows] = await Promise.all([
    matching
      .clearSelect()
      .select((is) => is.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    matching.orderBy('source').limit(limit).offset(offset).execute(),
  ])
  return { redirects: rows.map(toRedirect), total: Number(total) }
}

function contains(db: Database, column: 'source' | 'target', text: string) {
  const find = sql.raw(isPostgres(db) ? 'strpos' : 'instr')
  return sql<SqlBool>`${find}(lower(${sql.ref(column)}), ${text.toLowerCase()}) > 0`
}

export async function find(db: Database, id: string) {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row && toRedirect(row)
}

/** The data that validates redirects: pages and addresses of this site. */
export interface Site {
  addresses: Services['addresses']
  publicUrl: string
  /** The host and port of the back office. */
  host: string
}

/** Adds a redirect. Throws ValidationError. */
export async function add(db: Database, site: Site, given: NewRedirect, by: string) {
  const { source, target, is_permanent = true } = await validateRedirect(db, site, given)
  const values = { ...toTargetColumns(target), source, is_permanent: Number(is_permanent) }
  const id = newId()
  await db
    .insertInto('redirects')
    .values({ ...values, id, created_at: now(), created_by: by })
    .execute()
  await flattenChains(db, source, target)
  return (await find(db, id)) as Redirect
}

/** Throws ValidationError, as `add` does. */
export async function change(db: Database, site: Site, id: string, given: NewRedirect) {
  const { source, target, is_permanent = true } = await validateRedirect(db, site, given, id)
  await db
    .updateTable('redirects')
    .set({
      ...toTargetColumns(target),
      source,
      is_permanent: Number(is_permanent),
      page_id: null,
    })
    .where('id', '=', id)
    .execute()
  await flattenChains(db, source, target)
  return find(db, id)
}

/** Returns undefined, as the audit log expects for a deleted row. */
export async function remove(db: Database, id: string) {
  await db.updateTable('redirects').set({ deleted_at: now() }).where('id', '=', id).execute()
  return undefined
}

/** Returns undefined if it cannot be restored. Throws ValidationError if it is no longer valid. */
export async function restore(db: Database, site: Site, id: string) {
  const deleted = await db
    .selectFrom('redirects')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince())
    .executeTakeFirst()
  if (!deleted) return undefined
  const { target } = await validateRedirect(db, site, toRedirect(deleted), id)
  const restored = { ...toTargetColumns(target), deleted_at: null }
  await db.updateTable('redirects').set(restored).where('id', '=', id).execute()
  return find(db, id)
}

/**
 * Redirects `from` to `to` and removes redirects at `to`. Redirects of the page with this id follow
 * it, for good.
 */
export async function move(
  db: Database,
  { id, from, to, by }: { id?: string; from?: string; to: string; by: string },
) {
  await db.deleteFrom('redirects').where('source', '=', to).execute()
  if (id)
    await db
      .updateTable('redirects')
      .set({ ...toTargetColumns(to), is_permanent: 1 })
      .where('page_id', '=', id)
      .execute()
  if (!from || from === to) return
  await db
    .insertInto('redirects')
    .values({
      ...toTargetColumns(to),
      id: newId(),
      source: from,
      is_permanent: 1,
      created_at: now(),
      created_by: by,
    })
    .execute()
  await flattenChains(db, from, to)
}

/** Removes the redirects to an address. */
export async function removeRedirectsTo(db: Database, address: string) {
  await db
    .deleteFrom('redirects')
    .where(isLeadingTo(address))
    .where('deleted_at', 'is', null)
    .execute()
}

/** Deletes rows for good 30 days after their deletion. */
export async function purge({ db }: AppContext) {
  await db.deleteFrom('redirects').where('deleted_at', '<', restorableSince()).execute()
}

/** Points redirects that lead to `source` directly to `target`. */
async function flattenChains(db: Database, source: string, target: string) {
  await db
    .updateTable('redirects')
    .set(toTargetColumns(target))
    .where(isLeadingTo(source))
    .where('deleted_at', 'is', null)
    .execute()
}

/** `target_path` is the target as sources are written; null where it is written so already. */
export function toTargetColumns(target: string) {
  const path = normalizeAddress(target)
  return { target, target_path: path === target ? null : path }
}

const isLeadingTo = (source: string) => (row: ExpressionBuilder<Tables, 'redirects'>) =>
  row.or([row('target', '=', source), row('target_path', '=', source)])

/** Normalizes a redirect and resolves chains. Throws ValidationError. */
async function validateRedirect(db: Database, site: Site, given: NewRedirect, ownId = '') {
  const { addresses } = site
  await acquireLock(db, 'addresses')
  const source = toSource(given.source)
  if (addresses.isReserved(source)) rejectField('source', `${source} is used by the site itself.`)
  if (await addresses.isPublished(db, source))
    rejectField('source', `${source} is a page. Please enter an address without a page.`)
  const others = select(db).where('id', '<>', ownId)
  if (await others.where('source', '=', source).executeTakeFirst()) {
    rejectField('source', `${source} already has a redirect. Please edit that one.`)
  }
  const requestedTarget = toSitePath(given.target, site.publicUrl) ?? given.target
  const next = await others
    .where('source', '=', normalizeAddress(requestedTarget))
    .executeTakeFirst()
  const target = next?.target ?? requestedTarget
  if (await isCircular(db, { source, target, ownId }, site))
    rejectField('target', 'This would create a redirect loop. Please choose another target.')
  return { ...given, source, target }
}

interface Step extends Pick<Redirect, 'source' | 'target'> {
  /** The redirect itself, which may still have another target. */
  ownId: string
}

/** Whether following the target, through other redirects, leads back to the source. */
async function isCircular(
  db: Database,
  { source, target, ownId }: Step,
  site: Omit<Site, 'addresses'>,
) {
  const seen = new Set<string>()
  const steps = [target]
  for (const step of steps) {
    const addresses = listAddresses(step, site).filter((each) => !seen.has(each))
    if (addresses.includes(source)) return true
    if (addresses.length === 0) continue
    for (const each of addresses) seen.add(each)
    const next = await select(db)
      .where('source', 'in', addresses)
      .where('id', '<>', ownId)
      .execute()
    steps.push(...next.map((row) => row.target))
  }
  return false
}

/** Returns the sources by which a target on this site may be redirected further. */
function listAddresses(target: string, site: Omit<Site, 'addresses'>) {
  const path = pathOnSite(target, site)
  const url = URL.parse(target, 'http://here')
  if (!path || !url) return []
  const paths = [path, trimPastedEnding(path) ?? path].map(normalizeAddress)
  return [...paths, toOldAddress(url)]
}

/** Returns the path on this site; undefined for another site. */
function pathOnSite(target: string, { publicUrl, host }: Omit<Site, 'addresses'>) {
  if (target.startsWith('/')) return target.split(/[?#]/, 1)[0]
  const isOurs = [publicUrl, `http://${host}`].some((site) => mayLeadToSite(target, site))
  return isOurs ? URL.parse(target)?.pathname : undefined
}

/**
 * Finds a redirect by its normalized source, unless it is part of a loop, which can appear when the
 * address of the site changes.
 */
export async function findServed(db: Database, publicUrl: string, source: string) {
  const row = await select(db).where('source', '=', source).executeTakeFirst()
  if (!row) return undefined
  const step = { source, target: row.target, ownId: row.id }
  const { host } = new URL(publicUrl)
  return (await isCircular(db, step, { publicUrl, host })) ? undefined : toRedirect(row)
}

/** Throws ValidationError if it is no address of this site. */
function toSource(requestedTarget: string) {
  const source = normalizeSource(requestedTarget)
  if (!requestedTarget.startsWith('/') || requestedTarget.startsWith('//') || source === '/') {
    rejectField(
      'source',
      'Please enter an address on this site that begins with /, for example /old-page.',
    )
  }
  return source
}

/** Normalizes an address of this site. Other addresses stay unchanged. */
export function normalizeAddress(address: string) {
  if (!address.startsWith('/')) return address
  return normalizePath(URL.parse(address, 'http://here')?.pathname ?? '')
}

/** Normalizes an address as `normalizeAddress` does, with the parameter that names content in WordPress. */
export function normalizeSource(address: string) {
  const url = address.startsWith('/') ? URL.parse(address, 'http://here') : null
  return url ? toOldAddress(url) : normalizeAddress(address)
}

function rejectField(field: 'source' | 'target', detail: string): never {
  throw new ValidationError({ [field]: { code: 'address', detail } })
}

const select = (db: Database) =>
  db.selectFrom('redirects').select(columns).where('deleted_at', 'is', null)

function toRedirect({ is_permanent, ...row }: Stored): Redirect {
  return { ...row, is_permanent: is_permanent === 1 }
}

type Stored = Omit<Redirect, 'is_permanent'> & { is_permanent: number }
