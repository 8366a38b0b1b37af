import { apiContext } from '#app/base/browser/api-context.ts'
import { pageContext } from '#app/base/browser/page-context.ts'
import { contentChangesApi } from '#app/features/content-changes/contract.ts'
import { publishedApi } from '#app/features/documents/published-contract.ts'
import { scholarshipsApi } from '#app/features/scholarships/contract.ts'
import type { Route } from './+types/sitemap.ts'
import { listPages } from './pages.ts'

/** https://www.sitemaps.org/protocol.html */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageContext)
  const api = context.get(apiContext)
  const [changes, documents, scholarships] = await Promise.all([
    api.call(contentChangesApi.read, {}),
    api.call(publishedApi.list, {}),
    api.call(scholarshipsApi.listPublic, {}),
  ])
  const pages = listPages(changes, documents, scholarships.length > 0).map(
    ({ path, modified }) =>
      `  <url><loc>${publicUrl}${path}</loc><lastmod>${modified}</lastmod></url>\n`,
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('')}</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
