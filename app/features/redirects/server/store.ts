import { v7 as newId } from 'uuid'
import { ValidationError } from '#app/base/server/errors.ts'
import type { AppContext } from '#app/base/server/feature.ts'
import { restorableSince } from '#app/base/server/restorable.ts'
import type { Services } from '#app/base/server/services.ts'
import {
  mayLeadToSite,
  normalizePath,
  toSitePath,
  trimPastedEnding,
} from '#app/base/server/site-address.ts'
import type { Database } from '#database/connect.ts'
import { lock } from '#database/differences.ts'
import type { NewRedirect, Redirect } from '../contract.ts'

const columns = ['id', 'source', 'target', 'is_permanent', 'created_at', 'created_by'] as const
const now = () => new Date().toISOString()

export async function list(db: Database) {
  const rows = await select(db).orderBy('source').execute()
  return rows.map(toRedirect)
}

export async function find(db: Database, id: string) {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row && toRedirect(row)
}

/** What decides whether a redirect may stand: our own pages, and the addresses of this site. */
export interface Site {
  addresses: Services['addresses']
  publicUrl: string
  /** The host by which the office opened its screens, with its port. */
  host: string
}

/** Throws FieldsRefused, with a sentence why it cannot stand. */
export async function add(db: Database, site: Site, given: NewRedirect, by: string) {
  const { source, target, is_permanent = true } = await validateRedirect(db, site, given)
  const values = { source, target, is_permanent: Number(is_permanent) }
  const id = newId()
  await db
    .insertInto('redirects')
    .values({ ...values, id, created_at: now(), created_by: by })
    .execute()
  await flattenChains(db, source, target)
  return (await find(db, id)) as Redirect
}

/** Throws FieldsRefused, as `add` does. */
export async function change(db: Database, site: Site, id: string, given: NewRedirect) {
  const { source, target, is_permanent = true } = await validateRedirect(db, site, given, id)
  await db
    .updateTable('redirects')
    .set({ source, target, is_permanent: Number(is_permanent) })
    .where('id', '=', id)
    .execute()
  await flattenChains(db, source, target)
  return find(db, id)
}

/** Returns undefined when it is gone, as it then is. */
export async function remove(db: Database, id: string) {
  await db.updateTable('redirects').set({ deleted_at: now() }).where('id', '=', id).execute()
  return undefined
}

/** undefined: it was not deleted, or too long ago. Throws FieldsRefused where it cannot stand now. */
export async function restore(db: Database, site: Site, id: string) {
  const deleted = await db
    .selectFrom('redirects')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince())
    .executeTakeFirst()
  if (!deleted) return undefined
  const { target } = await validateRedirect(db, site, toRedirect(deleted), id)
  const restored = { target, deleted_at: null }
  await db.updateTable('redirects').set(restored).where('id', '=', id).execute()
  return find(db, id)
}

/** Something stands at `to` from now on, and no longer at `from`, which leads there. */
export async function move(
  db: Database,
  { from, to, by }: { from?: string; to: string; by: string },
) {
  await db.deleteFrom('redirects').where('source', '=', to).execute()
  if (!from || from === to) return
  await db
    .insertInto('redirects')
    .values({
      id: newId(),
      ...{ source: from, target: to, is_permanent: 1, created_at: now(), created_by: by },
    })
    .execute()
  await flattenChains(db, from, to)
}

/** Forgets for good what was deleted more than 30 days ago. */
export async function purge({ db }: AppContext) {
  await db.deleteFrom('redirects').where('deleted_at', '<', restorableSince()).execute()
}

/** What led to `source` leads to where that leads, in one step. */
async function flattenChains(db: Database, source: string, target: string) {
  const leading = (await list(db)).filter((row) => normalizeAddress(row.target) === source)
  for (const { id } of leading) {
    await db.updateTable('redirects').set({ target }).where('id', '=', id).execute()
  }
}

/** In one spelling, and with the last target of a chain. */
async function validateRedirect(db: Database, site: Site, given: NewRedirect, own?: string) {
  const { addresses } = site
  await lock(db, 'addresses')
  const source = toSource(given.source)
  const rows = (await list(db)).filter(({ id }) => id !== own)
  if (addresses.isReserved(source))
    rejectField('source', `${source} is an address of this site itself.`)
  if (await addresses.isPublished(db, source)) rejectField('source', `A page stands at ${source}.`)
  if (rows.some((row) => row.source === source)) {
    rejectField('source', `${source} already has a redirect.`)
  }
  const typed = toSitePath(given.target, site.publicUrl) ?? given.target
  const next = rows.find((row) => row.source === normalizeAddress(typed))
  const target = next?.target ?? typed
  if (isCircular({ source, target }, toTargets(rows), site))
    rejectField('target', 'This would create a redirect loop.')
  return { ...given, source, target }
}

type Step = Pick<Redirect, 'source' | 'target'>

const toTargets = (rows: Step[]) => new Map(rows.map(({ source, target }) => [source, target]))

/** Whether following the target, through other redirects, leads back to the source. */
function isCircular(
  { source, target }: Step,
  targets: Map<string, string>,
  site: Omit<Site, 'addresses'>,
) {
  const seen = new Set<string>()
  const steps = [target]
  for (const step of steps) {
    const path = pathOnSite(step, site)
    for (const each of path
      ? [normalizeAddress(path), normalizeAddress(trimPastedEnding(path) ?? path)]
      : []) {
      if (each === source) return true
      const next = seen.has(each) ? undefined : targets.get(each)
      if (next) steps.push(next)
      seen.add(each)
    }
  }
  return false
}

/** undefined: it leads to another site. */
function pathOnSite(target: string, { publicUrl, host }: Omit<Site, 'addresses'>) {
  if (target.startsWith('/')) return target.split(/[?#]/, 1)[0]
  const isOurs = [publicUrl, `http://${host}`].some((site) => mayLeadToSite(target, site))
  return isOurs ? URL.parse(target)?.pathname : undefined
}

/**
 * The redirects that end somewhere. One may begin to lead in a circle when the address of the site
 * changes.
 */
export async function listServed(db: Database, publicUrl: string) {
  const rows = await list(db)
  const [{ host }, targets] = [new URL(publicUrl), toTargets(rows)]
  return rows.filter((row) => !isCircular(row, targets, { publicUrl, host }))
}

/** Throws FieldsRefused for what is no address of this site. */
function toSource(typed: string) {
  const source = normalizeAddress(typed)
  if (!typed.startsWith('/') || typed.startsWith('//') || source === '/') {
    rejectField(
      'source',
      'Please give an address of this site that begins with /, such as /old-page.',
    )
  }
  return source
}

/** As the page map spells addresses. What leads to another site stays as it is. */
function normalizeAddress(address: string) {
  if (!address.startsWith('/')) return address
  return normalizePath(URL.parse(address, 'http://here')?.pathname ?? '')
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
