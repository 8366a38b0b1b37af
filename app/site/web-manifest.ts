import { officeApi } from '#app/features/office/contract.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { language } from '#app/platform/browser/language.ts'
import type { Route } from './+types/web-manifest.ts'
import { manifestIcons } from './manifest-icons.ts'

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
    icons: manifestIcons(mark),
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  })
}
