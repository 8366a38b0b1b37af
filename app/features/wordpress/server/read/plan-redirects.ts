import { articlesPath, feedPath, toListPath, toTermSlug } from '#app/features/articles/contract.ts'
import { normalizePath } from '#app/platform/server/http/site-address.ts'
import type { OldSite } from './old-addresses.ts'
import type { ExportSite, Term } from './read-export.ts'
import { toPlainLine } from './to-content.ts'

export interface PlannedRedirect {
  source: string
  target: string
  /** The number of the item whose page is the target. */
  page?: number
  /** The key of the picture that is the target. */
  picture?: string
}

/** A page or article that will exist, or the page of an attachment. */
interface OldPage {
  id: string
  link: string
  /** Whether it is a page, whose id is the parameter `page_id` too. */
  isPage: boolean
  target: string
  page?: number
}

interface Attachment {
  id: string
  link: string
  file: string
  key?: string
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

/** Returns a redirect for every old address that has no page of its own. */
export function planRedirects(content: OldContent): PlannedRedirect[] {
  const { site } = content
  const planned = new Map<string, PlannedRedirect>()
  const add = (redirect: PlannedRedirect) => {
    const source = normalizeSource(redirect.source)
    if (source !== '/' && source !== redirect.target && !planned.has(source))
      planned.set(source, { ...redirect, source })
  }
  const addLink = (link: string, redirect: Omit<PlannedRedirect, 'source'>) => {
    const url = site.resolve(link)
    if (link && url && site.isOwn(url)) add({ ...redirect, source: site.toSource(url) })
  }
  for (const { id, link, isPage, target, page } of content.pages) {
    addLink(link, { target, page })
    add({ source: `/?p=${id}`, target, page })
    if (isPage) add({ source: `/?page_id=${id}`, target, page })
  }
  for (const { id, link, file, key, target, page } of content.attachments) {
    addLink(link, { target, page })
    add({ source: `/?attachment_id=${id}`, target, page })
    if (key) addLink(file, { target: '', picture: key })
  }
  for (const redirect of [...listTerms(content), ...listAuthors(content), ...listLists(content)])
    add(redirect)
  return [...planned.values()]
}

const normalizeSource = (source: string) => {
  const [path = '', query] = source.split('?')
  return query === undefined ? normalizePath(path) : `${normalizePath(path)}?${query}`
}

/** Categories and tags lead to the lists of articles that have them. */
function listTerms({ exported, usedTerms }: OldContent): PlannedRedirect[] {
  const kinds = { category: 'category', post_tag: 'tag' } as const
  const parents = new Map(exported.terms.map((term) => [`${term.domain} ${term.slug}`, term]))
  return exported.terms.flatMap((term): PlannedRedirect[] => {
    const kind = kinds[term.domain as keyof typeof kinds]
    if (!kind) return []
    const slug = toTermSlug(toPlainLine(term.name))
    const isUsed = usedTerms.has(`${term.domain} ${term.slug}`) && slug !== ''
    const target = isUsed ? toListPath({ kind, slug, page: 1 }) : articlesPath
    const parameter = kind === 'tag' ? `/?tag=${term.slug}` : `/?cat=${term.id}`
    const paths = [`/${kind}/${term.slug}`, `/${kind}/${toPath(term, parents)}`]
    return [...paths, parameter].map((source) => ({ source, target }))
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

function listAuthors({ exported }: OldContent): PlannedRedirect[] {
  return exported.authors.flatMap(({ id, login }) =>
    [`/author/${login.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`, `/?author=${id}`].map(
      (source) => ({ source, target: articlesPath }),
    ),
  )
}

/** Feeds, and the lists of years, months and days. */
function listLists({ days }: OldContent): PlannedRedirect[] {
  const feeds = ['/feed', '/feed/rss', '/feed/rss2', '/feed/atom', '/comments/feed']
  const parameters = ['rss', 'rss2', 'atom', 'rdf', 'comments-rss2'].map((each) => `/?feed=${each}`)
  const dates = days.flatMap((day) => {
    const [year = '', month = '', date = ''] = day.split('-')
    const paths = [`/${year}`, `/${year}/${month}`, `/${year}/${month}/${date}`]
    return [...paths, `/?m=${year}`, `/?m=${year}${month}`, `/?m=${year}${month}${date}`]
  })
  const toRedirects = (sources: string[], target: string) =>
    [...new Set(sources)].map((source) => ({ source, target }))
  const feedRedirects = toRedirects(feeds.concat(parameters), feedPath)
  return feedRedirects.concat(toRedirects(dates, articlesPath))
}
