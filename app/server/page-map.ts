import type { ServerBuild } from 'react-router'
import { addLanguagePrefix } from '#app/contract/languages.ts'
import { galleryPath } from '#app/features/albums/contract.ts'
import { articlesPath } from '#app/features/articles/contract.ts'
import { cancelling, eventsPath, registering } from '#app/features/events/contract.ts'
import { sending, sent } from '#app/features/forms/contract.ts'
import { finding } from '#app/features/guides/contract.ts'
import { subscribing } from '#app/features/newsletter/subscribing-contract.ts'
import { searching } from '#app/features/search/searching-contract.ts'
import { pagesWithoutPrefix } from '#app/platform/browser/addresses.ts'
import type { QueryParam } from '#app/platform/server/feature/feature.ts'
import {
  contentParameters,
  normalizePath,
  trimFeed,
  trimPastedEnding,
  trimPictureSize,
} from '#app/platform/server/http/site-address.ts'
import type { FormLimits } from '#app/platform/server/uploads/sent-form.ts'
import type { KnownAddresses } from './addresses.ts'

/** The page that matches an address. */
export interface PageMatch {
  /** The canonical address of the page, or of its data. */
  address: string
  exists: boolean
  /** Whether the page may be cached, because there are only few pages of this kind. */
  isCacheable: boolean
  /** Whether the back office may show it in a frame. */
  isFrameable?: boolean
  /** Whether its address holds a secret, which only the visitor may get. */
  isSecret?: boolean
  /** The redirect, if there is one. */
  redirect?: {
    target: string
    is_permanent: boolean
    /** The parameter of the old address, which the new one does not get. */
    parameter?: string
  }
  /** Whether it accepts forms of browsers without scripts. */
  acceptsForms: boolean
  /** The files that its form may contain; none if it is left out. */
  fileLimits?: FormLimits
}

export type PageMap = ReturnType<typeof createPageMap>

type Route = NonNullable<ServerBuild['routes'][string]>

/** Longer than any of our addresses, even encoded. */
const MAX_PATH_LENGTH = 500
const notFound: PageMatch = { address: '/*', exists: false, isCacheable: true, acceptsForms: false }

/** A page whose query has the texts of a form. */
interface QueryForm {
  path: string
  fields: readonly string[]
  maxLength: number
  /** Whether one of the texts is a secret. */
  isSecret?: boolean
  fileLimits?: FormLimits
}

const queryForms: QueryForm[] = [
  { path: searching.path, fields: [searching.name], maxLength: searching.maxLength },
  finding,
  registering,
  cancelling,
  subscribing,
  sending,
  sent,
]

/** The preview of a draft, with its token. */
const preview = /^\/preview\/[0-9a-f]{64}$/

/**
 * Creates the map of all page addresses of a build, whose `basename` is the prefix of its language;
 * '/' for English, which also has the login and files. Only screens of the back office have parameters; query
 * values are limited by `queryParams` and `queryForms`. Every request matches one of these pages,
 * a published page, a redirect, or "not found".
 */
export function createPageMap({ routes, basename = '/' }: ServerBuild) {
  const prefix = basename.replace(/\/$/, '')
  const all = Object.values(routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  const matches = new Map<string, PageMatch>()
  const screens: { of: RegExp; match: PageMatch }[] = []
  for (const route of all) {
    const source = addressOf(route, routes)
    const isOffice = source.startsWith('/admin/')
    if (prefix && !isOffice && !isTranslated(source, route)) continue
    const address = prefix ? addLanguagePrefix(prefix.slice(1), source) : source
    if (isOffice && address.includes(':')) screens.push(matchScreen(address))
    if (parents.has(route.id) || /[*:]/.test(address)) continue
    const match = { exists: true, isCacheable: true }
    matches.set(address, { ...match, address, acceptsForms: 'action' in route.module })
    // Routes without a component, such as the sitemap, have no page data; documents need none.
    if (!('default' in route.module) || (prefix && !isOffice)) continue
    const data = dataOf(address)
    matches.set(data, { ...match, address: data, acceptsForms: false })
  }

  async function findPage(path: string, known: () => Promise<KnownAddresses>): Promise<PageMatch> {
    const isData = path.endsWith('.data')
    const page = normalize(isData ? path.replace(/(?<=\/)_?\.data$|\.data$/, '') : path)
    const screen = !isData && screens.find(({ of }) => of.test(page))
    if (screen) return screen.match
    return (
      matches.get(isData ? dataOf(page) : page) ??
      (await matchPublished(page, { isData, prefix }, await known()))
    )
  }

  /** `target` is the raw request target. */
  return async (target: string, known: () => Promise<KnownAddresses>): Promise<PageMatch> => {
    const exact = matches.get(target)
    if (exact) return exact
    const [path = ''] = target.split(/[?#]/, 1)
    const match = await findPage(path, known)
    const trimmed = isPastedLink(match, path)
      ? (trimPastedEnding(path) ?? trimOldEnding(path, prefix))
      : undefined
    if (trimmed) return redirectToTrimmed(match, trimmed, await findPage(trimmed, known))
    const page = normalize(path.replace(/(?<=\/)_?\.data$|\.data$/, ''))
    const moved = target.includes('?') && (await findByParameter(page, target, await known()))
    if (moved) return { ...notFound, exists: true, redirect: moved }
    const source = page.slice(prefix.length)
    const form = queryForms.find((each) => each.path === source)
    if (form) return applyFields(match, form, target.slice(path.length))
    const choice = (await known()).queryParams.get(source)
    return choice ? applyQueryParam(match, choice, target.slice(path.length)) : match
  }
}

/** Finds the redirect of an old address with a parameter, such as "/?p=12". */
async function findByParameter(page: string, target: string, { findRedirect }: KnownAddresses) {
  const query = target
    .slice(0, MAX_PATH_LENGTH)
    .split('#', 1)[0]
    ?.replace(/^[^?]*/, '')
  const given = new URLSearchParams(query)
  for (const parameter of contentParameters.filter((each) => given.has(each))) {
    const redirect = await findRedirect(`${page}?${parameter}=${given.get(parameter)}`)
    if (redirect) return { ...redirect, parameter }
  }
  return undefined
}

/** Whether the page does not exist, or is a screen whose last segment is a parameter. */
const isPastedLink = ({ exists, address }: PageMatch, path: string) =>
  path.length <= MAX_PATH_LENGTH && (!exists || address.includes(':'))

/** Lists with pages of their own, whose addresses are none of another site. */
const pagedLists = [articlesPath, eventsPath, galleryPath]

function trimOldEnding(path: string, prefix: string) {
  const address = normalize(path).slice(prefix.length)
  if (pagedLists.some((list) => address.startsWith(`${list}/`))) return undefined
  return trimFeed(path) ?? trimPictureSize(path)
}

/** Redirects a link that was pasted with the end of its sentence. */
function redirectToTrimmed(match: PageMatch, trimmed: string, target: PageMatch): PageMatch {
  if (!target.exists || target.redirect) return target.exists ? target : match
  return { ...notFound, exists: true, redirect: { target: trimmed, is_permanent: true } }
}

/** A screen for one of many items: the browser reads the id, so one rendering serves all. */
function matchScreen(address: string) {
  const of = new RegExp(`^${address.replaceAll(/\/:\w+(\??)/g, '(?:/[^/]+)$1')}$`)
  const match = { exists: true, isCacheable: true, acceptsForms: false }
  return { of, match: { ...match, address: address.replaceAll('?', '') } }
}

/** Matches pages and redirects of the office by their normalized address. */
async function matchPublished(
  page: string,
  { isData, prefix }: { isData: boolean; prefix: string },
  { pages, findAddress, findRedirect }: KnownAddresses,
): Promise<PageMatch> {
  const found = pages.has(page) ? {} : await findAddress(page)
  if (found?.target && !isData) {
    const { target } = found
    return { ...notFound, exists: true, redirect: { target, is_permanent: false } }
  }
  if (found) {
    const address = isData ? dataOf(page) : page
    return { address, exists: true, isCacheable: true, acceptsForms: false }
  }
  if (!isData && preview.test(page.slice(prefix.length))) {
    return {
      address: page,
      exists: true,
      isCacheable: false,
      isFrameable: true,
      isSecret: true,
      acceptsForms: false,
    }
  }
  const redirect = isData ? undefined : await findRedirect(page)
  if (redirect) return { ...notFound, exists: true, redirect }
  const isOffice = /^\/admin(\/|$)/.test(page.slice(prefix.length))
  const address = `${prefix}${isOffice ? '/admin' : ''}${notFound.address}`
  return { ...notFound, address: isData ? dataOf(address) : address }
}

/**
 * Adds the query parameter in canonical form: known values in order, and one value for all others.
 */
function applyQueryParam(
  match: PageMatch,
  { name, values, aliases, maxCachedValues, other }: QueryParam,
  query: string,
) {
  const [search = ''] = query.split('#', 1)
  const requested = new URLSearchParams(search).getAll(name).join().toLowerCase().split(',')
  const toValue = (text: string) => aliases?.get(text.replaceAll(/[^\p{L}]/gu, '')) ?? text
  const requestedValues = new Set(requested.map((each) => toValue(each.trim())).filter(Boolean))
  const known = values.filter((value) => requestedValues.has(value))
  const hasOthers = requestedValues.size > known.length
  if (requestedValues.size === 0) return match
  const address = `${match.address}?${name}=${[...known, ...(hasOthers ? [other] : [])].join()}`
  return { ...match, address, isCacheable: !hasOthers && known.length <= maxCachedValues }
}

/** Adds the texts of a form in canonical form; never cached. */
function applyFields(match: PageMatch, form: QueryForm, query: string): PageMatch {
  const { fields, maxLength, isSecret, fileLimits } = form
  const [search = ''] = query.split('#', 1)
  const requested = new URLSearchParams(search)
  const values = fields.flatMap((name) => {
    const normalized = (requested.get(name) ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()
    // One character more than the limit, so that the page can report that it is too long.
    const value = [...normalized].slice(0, maxLength + 1).join('')
    return value ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  if (values.length === 0) return match
  const address = `${match.address}?${values.join('&')}`
  return { ...match, address, isCacheable: false, isSecret, fileLimits }
}

/** Whether a page of the site exists in every language: files and the login do not. */
const isTranslated = (address: string, route: Route) =>
  'default' in route.module && !/[*:]/.test(address) && !pagesWithoutPrefix.includes(address)

function addressOf(route: Route, routes: ServerBuild['routes']): string {
  const parent = route.parentId && routes[route.parentId]
  const findParent = parent ? addressOf(parent, routes) : '/'
  return route.path ? `${findParent.replace(/\/$/, '')}/${route.path}` : findParent
}

/** The address at which React Router loads a page's data. */
function dataOf(page: string) {
  return page === '/' ? '/_.data' : `${page}.data`
}

/** Normalizes paths as React Router does in the browser. */
const normalize = (path: string) => (path.length > MAX_PATH_LENGTH ? '' : normalizePath(path))
