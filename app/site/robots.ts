import { pageContext } from '#app/platform/browser/page-context.ts'
import type { Route } from './+types/robots.ts'

/** https://www.rfc-editor.org/rfc/rfc9309 */
export function loader({ context }: Route.LoaderArgs) {
  const text = `User-agent: *
Disallow: /admin
Disallow: /login
Disallow: /setup
Disallow: /password
Disallow: /forgotten-password
Disallow: /api/

Sitemap: ${context.get(pageContext).publicUrl}/sitemap.xml
`
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
