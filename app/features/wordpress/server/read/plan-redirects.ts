import { articlesPath, feedPath, toListPath, toTermSlug } from '#app/features/articles/contract.ts'
import { toOldAddress, trimPictureSize } from '#app/platform/server/http/site-address.ts'
import type { OldSite } from './old-addresses.ts'
import type { OldFile } from './old-pictures.ts'
import type { ExportSite, Term } from './read-export.ts'
import { toPlainLine } from './to-content.ts'

export interface PlannedRedirect {
  source: string
  target: string
  /** The number of the item whose page is the target. */
  page?: number
  /** The key of the picture or file that is the target. */
  picture?: string
}

/** A page or article that will exist, or the page of an attachment. */
interface OldPage {
  id: string
  link: string
  /** Whether it is a page, whose id is the parameter `page_id` too. */
  isPage: boolean
  /** The number of parts, each with an address, into which its text is divided. */
  parts: number
  target: string
  page?: number
}

interface Attachment {
  id: string
  link: string
  target: string
  page?: number
}

interface OldContent {
  site: OldSite
  exported: ExportSite
  pages: OldPage[]
  attachments: Attachment[]
  /** The days of published articles, such as "2019-05-31". */
  days: string[]
  /** The names of categories and tags of articles, by domain and slug. */
  usedTerms: Set<string>
}

/** A redirect whose source is not normalized. */
interface OldLink {
  link: string
  target: string
  page?: number
}

/** Returns a redirect for every old address, also for those of pages that may become drafts. */
export function planRedirects(content: OldContent): PlannedRedirect[] {
  const { site } = content
  const planned = new Map<string, PlannedRedirect>()
  const add = ({ link, ...redirect }: OldLink) => {
    const url = site.resolve(link)
    const source = url ? toOldAddress(url) : '/'
    const isNeeded = source !== redirect.target || redirect.page !== undefined
    if (source !== '/' && isNeeded && !planned.has(source))
      planned.set(source, { ...redirect, source })
  }
  const addOwn = (redirect: OldLink) => {
    const url = site.resolve(redirect.link)
    if (redirect.link && url && site.isOwn(url)) add(redirect)
  }
  const { folder } = site
  const front = findFront(content)
  for (const { id, link, isPage, parts, target, page } of content.pages) {
    addOwn({
      link,
      page,
      target: isListOfPosts({ link, isPage }, content, front) ? articlesPath : target,
    })
    if (!link.includes('?'))
      for (let part = 2; part <= parts; part++)
        addOwn({ link: `${link.replace(/\/$/, '')}/${part}`, target, page })
    add({ link: `${folder}/?p=${id}`, target, page })
    if (isPage) add({ link: `${folder}/?page_id=${id}`, target, page })
  }
  for (const { id, link, target, page } of content.attachments) {
    addOwn({ link, target, page })
    add({ link: `${folder}/?attachment_id=${id}`, target, page })
  }
  // Lists are below the beginning that the addresses of posts have in common.
  const starts = [...new Set([folder, front])]
  for (const redirect of [
    ...listTerms(content, starts),
    ...listAuthors(content, starts),
    ...listLists(content, starts),
  ])
    add(redirect)
  add({ link: `${folder}/`, target: '/' })
  return [...planned.values()]
}

/** Returns what the addresses of all posts begin with, such as "/blog"; '' for nothing. */
function findFront({ site, pages }: OldContent) {
  const folders = pages.flatMap(({ link, isPage }) => {
    const url = site.resolve(link)
    const isNamed = link && url && site.isOwn(url) && !isPage
    const source = isNamed ? toOldAddress(url) : '?'
    return source.includes('?') ? [] : [source.split('/').slice(1, -1)]
  })
  const [first = []] = folders
  const isCommon = (name: string, index: number) =>
    !/^\d+$/.test(name) && folders.every((names) => names[index] === name)
  const end = first.findIndex((name, index) => !isCommon(name, index))
  return ['', ...first.slice(0, end < 0 ? first.length : end)].join('/')
}

/** Whether a page is the list of posts, such as "/blog", whose articles begin with its address. */
function isListOfPosts(
  { link, isPage }: Pick<OldPage, 'link' | 'isPage'>,
  { site }: OldContent,
  front: string,
) {
  const url = site.resolve(link)
  return isPage && front !== site.folder && url !== undefined && toOldAddress(url) === front
}

/** Returns a redirect for each picture and file of the old site, and for other sizes of pictures. */
export function planPictures(site: OldSite, pictures: OldFile[]): PlannedRedirect[] {
  const planned = new Map<string, PlannedRedirect>()
  const add = (source: string, picture: string) => {
    if (!planned.has(source)) planned.set(source, { source, target: '', picture })
  }
  const own = pictures.flatMap(({ key, url: address }) => {
    const url = site.resolve(address)
    return url && site.isOwn(url) ? [{ key, source: toOldAddress(url) }] : []
  })
  for (const { key, source } of own) add(source, key)
  for (const { key, source } of own) add(trimPictureSize(source) ?? source, key)
  return [...planned.values()]
}

/** Categories and tags lead to the lists of articles that have them. */
function listTerms({ exported, usedTerms, site }: OldContent, starts: string[]): OldLink[] {
  const kinds = { category: 'category', post_tag: 'tag' } as const
  const parents = new Map(exported.terms.map((term) => [`${term.domain} ${term.slug}`, term]))
  return exported.terms.flatMap((term): OldLink[] => {
    const kind = kinds[term.domain as keyof typeof kinds]
    if (!kind) return []
    const slug = toTermSlug(toPlainLine(term.name))
    const isUsed = usedTerms.has(`${term.domain} ${term.slug}`) && slug !== ''
    const target = isUsed ? toListPath({ kind, slug, page: 1 }) : articlesPath
    const parameter = kind === 'tag' ? `tag=${term.slug}` : `cat=${term.id ?? term.slug}`
    const paths = starts.flatMap((start) => [
      `${start}/${kind}/${term.slug}`,
      `${start}/${kind}/${toPath(term, parents)}`,
    ])
    return [...paths, `${site.folder}/?${parameter}`].map((link) => ({ link, target }))
  })
}

function toPath(term: Term, parents: Map<string, Term>) {
  const slugs = [term.slug]
  for (let each = term; each.parent && slugs.length < 6; ) {
    slugs.unshift(each.parent)
    each = parents.get(`${term.domain} ${each.parent}`) ?? { ...term, parent: '' }
  }
  return slugs.join('/')
}

function listAuthors({ exported, site }: OldContent, starts: string[]): OldLink[] {
  return exported.authors.flatMap(({ id, login }) => {
    const name = login.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    const paths = starts.map((start) => `${start}/author/${name}`)
    const links = id ? [...paths, `${site.folder}/?author=${id}`] : paths
    return links.map((link) => ({ link, target: articlesPath }))
  })
}

/** Feeds, and the lists of years, months and days. */
function listLists({ days, site }: OldContent, starts: string[]): OldLink[] {
  const feeds = ['feed', 'feed/rss', 'feed/rss2', 'feed/atom', 'comments/feed']
  const feedTypes = ['rss', 'rss2', 'atom', 'rdf', 'comments-rss2']
  const dates = days.flatMap((day) => {
    const [year = '', month = '', date = ''] = day.split('-')
    return [[year], [year, month], [year, month, date]]
  })
  const toLinks = (paths: string[], parameters: string[], target: string) =>
    [
      ...starts.flatMap((start) => paths.map((path) => `${start}/${path}`)),
      ...parameters.map((parameter) => `${site.folder}/?${parameter}`),
    ].map((link) => ({ link, target }))
  return [
    ...toLinks(
      feeds,
      feedTypes.map((type) => `feed=${type}`),
      feedPath,
    ),
    ...toLinks(
      dates.map((parts) => parts.join('/')),
      dates.map((parts) => `m=${parts.join('')}`),
      articlesPath,
    ),
  ]
}
