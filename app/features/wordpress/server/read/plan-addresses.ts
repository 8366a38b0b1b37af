import type { FastifyInstance } from 'fastify'
import { isLanguagePrefix } from '#app/contract/languages.ts'
import { toSlug } from '#app/contract/to-slug.ts'
import { toOldAddress } from '#app/platform/server/http/site-address.ts'
import type { Database } from '#database/connect.ts'
import type { ImportedType } from '../../contract.ts'
import type { OldSite } from './old-addresses.ts'

/** What addresses are planned from. */
export interface Entry {
  number: number
  type: ImportedType
  id: string
  slug: string
  link: string
  title: string
  parent: string
}

export interface PlannedAddress {
  slug: string
  address: string
  /** `taken`: it is one of ours, which stays. `changed`: it differs because another page has it. */
  problem?: 'taken' | 'changed'
}

const prefixes = { article: '/articles/', page: '/', album: '/gallery/' }
const MAX_SLUG = 80

/** Plans an address for each entry, by its number. */
export async function planAddresses(
  app: Pick<FastifyInstance, 'db' | 'services'>,
  entries: Entry[],
  site: OldSite,
) {
  const redirected = await listRedirected(app.db)
  const planned = new Set<string>()
  const addresses = new Map<number, PlannedAddress>()
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const isOurs = async (address: string) =>
    app.services.addresses.isReserved(address) ||
    isLanguagePrefix(address) ||
    redirected.has(address) ||
    app.services.addresses.isPublished(app.db, address)

  async function plan(entry: Entry): Promise<PlannedAddress> {
    const prefix = prefixes[entry.type]
    const slug = cleanSlug(entry)
    const source = toSource(entry, site)
    if (source !== undefined && site.isFrontPage(source))
      return { slug, address: '/', problem: 'taken' }
    const parent = byId.get(entry.parent)
    const isTopPage = entry.type === 'page' && isAtTop(entry, site, slug)
    if (isTopPage && !planned.has(`/${slug}`) && (await isOurs(`/${slug}`)))
      return { slug, address: `/${slug}`, problem: 'taken' }
    const others = parent ? [limit(`${cleanSlug(parent)}-${slug}`)] : []
    for (const candidate of [slug, ...others, ...numbered(slug)]) {
      const address = prefix + candidate
      if (planned.has(address) || (await isOurs(address))) continue
      planned.add(address)
      return { slug: candidate, address, problem: candidate === slug ? undefined : 'changed' }
    }
    return { slug, address: prefix + slug, problem: 'taken' }
  }

  // Pages at the top keep their addresses; others make way.
  const isNested = (entry: Entry) => Number(!isAtTop(entry, site, cleanSlug(entry)))
  for (const entry of entries.toSorted((a, b) => isNested(a) - isNested(b) || a.number - b.number))
    addresses.set(entry.number, await plan(entry))
  return addresses
}

/** Returns the old address; undefined if the export does not have it. */
function toSource({ link }: Entry, site: OldSite) {
  const url = site.resolve(link)
  return link && url ? toOldAddress(url) : undefined
}

function isAtTop(entry: Entry, site: OldSite, slug: string) {
  const source = toSource(entry, site)
  return source === undefined || source === `/${slug}` || source.includes('?')
}

const limit = (slug: string) => slug.slice(0, MAX_SLUG).replace(/-+$/, '')

const numbered = (slug: string) =>
  Array.from({ length: 98 }, (_, index) => `${slug.slice(0, MAX_SLUG - 3)}-${index + 2}`)

/** Returns the slug; slugs in other scripts are replaced by the title or the id. */
function cleanSlug({ slug, title, type, id }: Entry) {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= MAX_SLUG) return slug
  return toSlug(decodeSlug(slug)) || toSlug(title) || `${type}-${id.replaceAll(/\D/g, '') || 1}`
}

function decodeSlug(slug: string) {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

async function listRedirected(db: Database) {
  const rows = await db
    .selectFrom('redirects')
    .select('source')
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ source }) => source))
}
