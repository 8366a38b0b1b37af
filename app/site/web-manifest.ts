import { apiContext } from '#app/base/browser/api-context.ts'
import { language } from '#app/base/browser/language.ts'
import { officeApi } from '#app/features/office/contract.ts'
import type { Route } from './+types/web-manifest.ts'

/** https://www.w3.org/TR/appmanifest/ */
export async function loader({ context }: Route.LoaderArgs) {
  const { short_name, mark } = await context.get(apiContext).call(officeApi.readPublic, {})
  const manifest = {
    name: short_name,
    short_name,
    lang: language,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: '#0f1b3d',
    background_color: '#fbf8f3',
    icons: mark ? [{ src: mark, sizes: 'any', type: 'image/webp' }] : ours,
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  })
}

const png = { type: 'image/png' }
const ours = [
  { src: '/icons/icon-192.png', sizes: '192x192', ...png },
  { src: '/icons/icon-512.png', sizes: '512x512', ...png },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', ...png, purpose: 'maskable' },
]
