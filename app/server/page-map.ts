import type { ServerBuild } from 'react-router'
import type { QueryParam } from '#app/base/server/feature.ts'
import { normalizePath, trimPastedEnding } from '#app/base/server/site-address.ts'
import { searching } from '#app/features/search/contract.ts'
import type { KnownAddresses } from './addresses.ts'

/** What stands at an address. */
export interface PageMatch {
  /** The page's own address, or that of its data, whatever the spelling that found it. */
  address: string
  exists: boolean
  /** Whether it is one of so few that each may be kept. */
  isCacheable: boolean
  /** Whether the back office shows it beside a form: for those who have its address. */
  isFrameable?: boolean
  /** Where it leads instead. */
  redirect?: { target: string; is_permanent: boolean }
  /** Whether it takes forms from browsers without scripts. */
  takesForms: boolean
}

export type PageMap = ReturnType<typeof createPageMap>

type Route = NonNullable<ServerBuild['routes'][string]>

/** Longer than any address of ours, however it is encoded. */
const MAX_PATH_LENGTH = 500
const notFound: PageMatch = { address: '/*', exists: false, isCacheable: true, takesForms: false }
const notFoundData: PageMatch = { ...notFound, address: dataOf('/*') }

/** A draft, for whoever has its token. */
const preview = /^\/preview\/[0-9a-f]{64}$/

/**
 * All addresses that pages have. None has a part that may vary but for screens of the
 * back office, what features let the query say (`choices`), and what is searched for: whatever is asked for is one of these places, one that the office has published or moved
 * (`known`), or one of the two for "nothing there".
 */
export function createPageMap({ routes }: ServerBuild) {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  const places = new Map<string, PageMatch>()
  const screens: { of: RegExp; place: PageMatch }[] = []
  for (const route of all) {
    const address = addressOf(route, routes)
    if (address.startsWith('/admin/') && address.includes(':')) screens.push(matchScreen(address))
    if (parents.has(route.id) || /[*:]/.test(address)) continue
    const place = { exists: true, isCacheable: true }
    places.set(address, { ...place, address, takesForms: 'action' in route.module })
    // What is no page, such as the map for search engines, has no data of its own.
    if (!('default' in route.module)) continue
    const data = dataOf(address)
    places.set(data, { ...place, address: data, takesForms: false })
  }

  async function findPage(path: string, known: () => Promise<KnownAddresses>): Promise<PageMatch> {
    const isData = path.endsWith('.data')
    const page = normalize(isData ? path.replace(/(?<=\/)_?\.data$|\.data$/, '') : path)
    const screen = !isData && screens.find(({ of }) => of.test(page))
    if (screen) return screen.place
    return places.get(isData ? dataOf(page) : page) ?? matchPublished(page, isData, await known())
  }

  /** `target` as it stands in the request's first line. */
  return async (target: string, known: () => Promise<KnownAddresses>): Promise<PageMatch> => {
    const exact = places.get(target)
    if (exact) return exact
    const [path = ''] = target.split(/[?#]/, 1)
    const place = await findPage(path, known)
    const trimmed = mayBePasted(place, path) ? trimPastedEnding(path) : undefined
    if (trimmed) return redirectToTrimmed(place, trimmed, await findPage(trimmed, known))
    const page = normalize(path.replace(/(?<=\/)_?\.data$|\.data$/, ''))
    if (page === searching.path) return applySearch(place, target.slice(path.length))
    const choice = (await known()).queryParams.get(page)
    return choice ? applyQueryParam(place, choice, target.slice(path.length)) : place
  }
}

/** No page has this address, or it is a screen whose last segment is a parameter. */
const mayBePasted = ({ exists: isThere, address }: PageMatch, path: string) =>
  path.length <= MAX_PATH_LENGTH && (!isThere || address.includes(':'))

/** A link that was pasted with the end of its sentence leads to the page that it means. */
function redirectToTrimmed(place: PageMatch, trimmed: string, target: PageMatch): PageMatch {
  if (!target.exists || target.redirect) return target.exists ? target : place
  return { ...notFound, exists: true, redirect: { target: trimmed, is_permanent: true } }
}

/** A screen about one of many: which one, only the browser reads, so one rendering serves all. */
function matchScreen(address: string) {
  const of = new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`)
  return { of, place: { address, exists: true, isCacheable: true, takesForms: false } }
}

/** What the office itself has put there, in the spelling that it is kept in. */
function matchPublished(
  page: string,
  isData: boolean,
  { pages, redirects }: KnownAddresses,
): PageMatch {
  if (pages.has(page)) {
    const address = isData ? dataOf(page) : page
    return { address, exists: true, isCacheable: true, takesForms: false }
  }
  if (!isData && preview.test(page)) {
    return { address: page, exists: true, isCacheable: false, isFrameable: true, takesForms: false }
  }
  const redirect = redirects.get(page)
  if (redirect && !isData) return { ...notFound, exists: true, redirect }
  return isData ? notFoundData : notFound
}

/**
 * The place with what its query chooses, in one spelling: known values in their order, and one word
 * for all others. Nothing else of the query is in it.
 */
function applyQueryParam(
  place: PageMatch,
  { name, values, maxCached: most, other }: QueryParam,
  query: string,
) {
  const [search = ''] = query.split('#', 1)
  const requested = new URLSearchParams(search).getAll(name).join().toLowerCase().split(',')
  const requestedValues = new Set(requested.map((each) => each.trim()).filter(Boolean))
  const known = values.filter((value) => requestedValues.has(value))
  const hasOthers = requestedValues.size > known.length
  if (requestedValues.size === 0) return place
  const address = `${place.address}?${name}=${[...known, ...(hasOthers ? [other] : [])].join()}`
  return { ...place, address, isCacheable: !hasOthers && known.length <= most }
}

/** The place with what is searched for, in one spelling: made for the one who asks, never kept. */
function applySearch(place: PageMatch, query: string) {
  const [search = ''] = query.split('#', 1)
  const requested = new URLSearchParams(search).get(searching.name) ?? ''
  const normalize = requested.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  // One more than is looked for, so that the page can say that it is too long.
  const requestedValues = [...normalize].slice(0, searching.most + 1).join('')
  if (!requestedValues) return place
  const address = `${place.address}?${searching.name}=${encodeURIComponent(requestedValues)}`
  return { ...place, address, isCacheable: false }
}

function addressOf(route: Route, routes: ServerBuild['routes']): string {
  const parent = route.parentId && routes[route.parentId]
  const above = parent ? addressOf(parent, routes) : '/'
  return route.path ? `${above.replace(/\/$/, '')}/${route.path}` : above
}

/** Where React Router asks for a page's data. */
function dataOf(page: string) {
  return page === '/' ? '/_.data' : `${page}.data`
}

/** As React Router reads paths in the browser: decoded, in any case, with slashes at the end. */
const normalize = (path: string) => (path.length > MAX_PATH_LENGTH ? '' : normalizePath(path))
