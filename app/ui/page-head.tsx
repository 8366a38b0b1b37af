import { createContext, useContext } from 'react'
import { addLanguagePrefix } from '#app/contract/languages.ts'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { dateLanguageOf } from '#app/platform/browser/language.ts'
import type { SiteLanguage } from '#app/platform/browser/page-context.ts'
import { listAlternates, PageLanguage, useIsSiteLanguage } from './page-language.tsx'
import * as words from './words.ts'

interface Site {
  name: string
  /** The public address. */
  url: string
  /** The languages of the site. */
  languages: SiteLanguage[]
}

/** The site of the pages. */
export const SiteContext = createContext<Site>({ name: '', url: '', languages: [] })

interface PageHeadProps {
  /** https://ogp.me/#types */
  type?: 'website' | 'article'
  title: string
  /** The description for search engines and shared links. A page without one is not indexed. */
  description?: string
  /** The address of the page, for example /canada. Omitted for pages that are not indexed. */
  path?: string
  /** The picture of a shared link, 1200 × 630. */
  picture?: string
  /** The last change of the content, as a date of the office. */
  modified?: string
  /** Whether the page is in every language of the site. */
  isInEveryLanguage?: boolean
  /** The parent pages, without the home page. */
  parents?: { name: string; path: string }[]
  /** More schema.org data about the topic. */
  about?: object
}

/** The metadata of a page for browsers, search engines and sharing. */
export function PageHead(props: PageHeadProps) {
  const { type = 'website', title, description, path, picture, ...others } = props
  const { isInEveryLanguage = false, ...facts } = others
  const site = useContext(SiteContext)
  const { language } = useContext(PageLanguage)
  // A page that is not translated is the page of its own language.
  const localize = useIsSiteLanguage() ? localizeAddress : (given: string) => given
  const fullTitle = `${title} – ${site.name}`
  // Browsers render only the login pages, which have no description.
  if (!import.meta.env.SSR || !description || path === undefined) {
    return (
      <>
        <title>{fullTitle}</title>
        <meta name="robots" content="noindex" />
      </>
    )
  }
  const canonical = localize(path)
  const url = `${site.url}${canonical}`
  const [address = ''] = canonical.split('?')
  // The server draws it with the title of the page.
  const preview = `/social${address === '/' ? '/home' : address}.jpg`
  const card = `${site.url}${picture || preview}`

  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <Languages path={isInEveryLanguage ? path : undefined} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData
        facts={describe(site, {
          title,
          description,
          url,
          card,
          language,
          home: localize('/'),
          ...facts,
          parents: facts.parents?.map((each) => ({ ...each, path: localize(each.path) })),
        })}
      />
    </>
  )
}

/**
 * Links to the translations of a page:
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
function Languages({ path }: { path?: string }) {
  const site = useContext(SiteContext)
  const { language, languages: own } = useContext(PageLanguage)
  const languages = path === undefined ? own : toLanguages(site, path)
  const isOwn = useIsSiteLanguage()
  if (languages.length === 0 && isOwn) return null
  const others = languages.filter((each) => each.language !== language)

  return (
    <>
      {listAlternates(languages).map(({ hreflang, address }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={site.url + address} />
      ))}
      <meta property="og:locale" content={toLocale(language)} />
      {others.map((each) => (
        <meta
          key={each.language}
          property="og:locale:alternate"
          content={toLocale(each.language)}
        />
      ))}
    </>
  )
}

/** Returns the versions of a page that is in every language of the site. */
const toLanguages = ({ languages }: Site, path: string) =>
  languages.length < 2
    ? []
    : languages.map((each) => ({ ...each, address: addLanguagePrefix(each.language, path) }))

/** "ne_NP". */
function toLocale(language: string) {
  const { language: short, region } = new Intl.Locale(dateLanguageOf(language)).maximize()
  return `${short}_${region}`
}

interface Facts extends Pick<PageHeadProps, 'modified' | 'parents' | 'about'> {
  title: string
  description: string
  url: string
  card: string
  language: string
  /** The address of the home page. */
  home: string
}

/** https://schema.org/WebPage with breadcrumbs and the data about the topic. */
function describe(site: Site, facts: Facts) {
  const { title: name, description, url, card, language, home, modified, parents, about } = facts
  const page = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name,
    description,
    image: card,
    inLanguage: language,
    dateModified: modified || undefined,
  }
  const trail = [...(parents ?? []).map((each) => ({ ...each, path: site.url + each.path }))]
  const breadcrumbs = parents && {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: words.home, path: site.url + home },
      ...trail,
      { name, path: url },
    ].map((each, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: each.name,
      item: each.path,
    })),
  }
  return [page, breadcrumbs, about].filter((each) => each !== undefined)
}

/** Renders JSON-LD. Escapes `<`, so that no text can end the script. */
function StructuredData({ facts }: { facts: object[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': facts })
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}
