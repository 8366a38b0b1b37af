import { addLanguagePrefix } from '#app/contract/languages.ts'
import { articlesApi } from '#app/features/articles/contract.ts'
import { branchesPath } from '#app/features/branches/contract.ts'
import { type ContentChanges, contentChangesApi } from '#app/features/content-changes/contract.ts'
import { eventsApi } from '#app/features/events/contract.ts'
import { type FixedPageType, isFixed, type PageType } from '#app/features/pages/contract.ts'
import type { PageAddress } from '#app/features/pages/list-contract.ts'
import { type PublishedLink, publishedApi } from '#app/features/pages/published-contract.ts'
import { scholarshipsApi } from '#app/features/scholarships/contract.ts'
import { teamApi, teamPath } from '#app/features/team/contract.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { pageContext } from '#app/platform/browser/page-context.ts'
import { latest } from '#app/platform/browser/page-status.ts'
import { listAlternates } from '#app/ui/page-language.tsx'
import type { Route } from './+types/sitemap.ts'

/** https://www.sitemaps.org/protocol.html */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, languages } = context.get(pageContext)
  const api = context.get(apiContext)
  const [changes, publishedPages, scholarships, team, translations, ...numerous] =
    await Promise.all([
      api.call(contentChangesApi.read, {}),
      api.call(publishedApi.list, {}),
      api.call(scholarshipsApi.listPublic, {}),
      api.call(teamApi.listPublic, {}),
      api.call(publishedApi.translations, {}),
      api.call(articlesApi.listAddresses, {}),
      api.call(eventsApi.listAddresses, {}),
    ])
  const dated = numerous.flat()
  const translated = translations.map(({ address, modified }) => ({ path: address, modified }))
  const listed = listPages(changes, publishedPages, {
    hasScholarships: scholarships.length > 0,
    hasTeam: team.length > 0,
  })
  const everywhere = listed.filter(({ path }) => inEveryLanguage.includes(path))
  const alternatesOf = findAlternates([...translations, ...dated], { publicUrl, languages })
  const prefixed = languages.slice(1).flatMap(({ language }) =>
    everywhere.map(({ path, modified }) => ({
      path: addLanguagePrefix(language, path),
      modified,
    })),
  )
  const ofLists = dated.map(({ address, modified }) => ({ path: address, modified }))
  const pages = [...listed, ...translated, ...prefixed, ...ofLists].map(
    ({ path, modified }) =>
      `  <url><loc>${publicUrl}${path}</loc><lastmod>${modified}</lastmod>${alternatesOf(path)}</url>\n`,
  )
  const hasAlternates = [translations, prefixed, dated].some(({ length }) => length > 0)
  const namespace = hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${pages.join('')}</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

/** Pages of the site itself, whose texts are in the dictionary of each language. */
const inEveryLanguage = ['/compare', '/scholarships', '/gallery', teamPath, branchesPath]

/** Returns the language links of a page; '' for a single language. */
function findAlternates(
  translations: Pick<PageAddress, 'languages'>[],
  { publicUrl, languages: ofSite }: { publicUrl: string; languages: { language: string }[] },
) {
  const versions = [
    ...translations.map(({ languages = [] }) => languages),
    ...inEveryLanguage.map((path) =>
      ofSite.length < 2
        ? []
        : ofSite.map(({ language }) => ({ language, address: addLanguagePrefix(language, path) })),
    ),
  ]
  const alternates = new Map(
    versions.flatMap((languages) => languages.map(({ address }) => [address, languages] as const)),
  )
  return (path: string) =>
    listAlternates(alternates.get(path) ?? [])
      .map(
        ({ hreflang, address }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${publicUrl}${address}"/>`,
      )
      .join('')
}

/** Returns all pages of the sitemap, with the time of their last change. */
function listPages(
  {
    destinations,
    hero_slides,
    testimonials,
    office,
    scholarships = '',
    team_members = '',
  }: ContentChanges,
  pages: PublishedLink[],
  { hasScholarships, hasTeam }: { hasScholarships: boolean; hasTeam: boolean },
) {
  const getChanges = (pageType: PageType) =>
    pages.filter(({ type }) => type === pageType).map(({ modified }) => modified)
  /** Returns the pages of a type. Their last change includes the changes of the lists on them. */
  const toSitemapPages = (pageType: FixedPageType, ...changesOfLists: (string | undefined)[]) =>
    pages
      .filter(({ type }) => type === pageType)
      .map(({ address, modified }) => ({
        path: address,
        modified: latest(modified, ...changesOfLists),
      }))
  const services = getChanges('service')
  const albums = getChanges('album')
  const branches = getChanges('branch')
  const homeChanges = [
    destinations,
    hero_slides,
    testimonials,
    office,
    ...getChanges('services-page'),
  ]
  return [
    ...toSitemapPages('home-page', ...homeChanges, ...services),
    ...toSitemapPages('destinations-page', destinations),
    { path: '/compare', modified: latest(...getChanges('guide')) },
    ...toSitemapPages('services-page', ...services),
    ...(hasScholarships ? [{ path: '/scholarships', modified: scholarships }] : []),
    ...(albums.length > 0 ? [{ path: '/gallery', modified: latest(...albums) }] : []),
    ...(hasTeam ? [{ path: teamPath, modified: team_members }] : []),
    ...(branches.length > 0 ? [{ path: branchesPath, modified: latest(office, ...branches) }] : []),
    ...toSitemapPages('contact-page', office),
    ...toSitemapPages('about-page', office),
    ...pages
      .filter(({ type }) => !isFixed(type))
      .map(({ address, modified }) => ({ path: address, modified })),
  ]
}
