import { contentChangesApi } from '#app/features/content-changes/contract.ts'
import { type PublishedTranslation, publishedApi } from '#app/features/pages/published-contract.ts'
import { scholarshipsApi } from '#app/features/scholarships/contract.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { pageContext } from '#app/platform/browser/page-context.ts'
import { listAlternates } from '#app/ui/page-language.tsx'
import type { Route } from './+types/sitemap.ts'
import { listPages } from './pages.ts'

/** https://www.sitemaps.org/protocol.html */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageContext)
  const api = context.get(apiContext)
  const [changes, publishedPages, scholarships, translations] = await Promise.all([
    api.call(contentChangesApi.read, {}),
    api.call(publishedApi.list, {}),
    api.call(scholarshipsApi.listPublic, {}),
    api.call(publishedApi.translations, {}),
  ])
  const translated = translations.map(({ address, modified }) => ({ path: address, modified }))
  const alternatesOf = findAlternates(translations, publicUrl)
  const pages = [...listPages(changes, publishedPages, scholarships.length > 0), ...translated].map(
    ({ path, modified }) =>
      `  <url><loc>${publicUrl}${path}</loc><lastmod>${modified}</lastmod>${alternatesOf(path)}</url>\n`,
  )
  const namespace = translations.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${pages.join('')}</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

/** Returns the language links of a page; '' for a single language. */
function findAlternates(translations: PublishedTranslation[], publicUrl: string) {
  const languagesByAddress = translations.flatMap(({ languages = [] }) =>
    languages.map(({ address }) => [address, languages] as const),
  )
  const alternates = new Map(languagesByAddress)
  return (path: string) =>
    listAlternates(alternates.get(path) ?? [])
      .map(
        ({ hreflang, address }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${publicUrl}${address}"/>`,
      )
      .join('')
}
