import { officeApi } from '#app/features/office/contract.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { language, languageQuery } from '#app/platform/browser/language.ts'
import type { Route } from './+types/web-manifest.ts'
import { manifestIcons } from './manifest-icons.ts'

/** https://www.w3.org/TR/appmanifest/ */
export async function loader({ context }: Route.LoaderArgs) {
  const office = await context
    .get(apiContext)
    .call(officeApi.readPublic, { querystring: languageQuery })
  const { short_name, dark_colour } = office
  const manifest = {
    name: short_name,
    short_name,
    lang: language,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: dark_colour,
    background_color: '#fbf8f3',
    icons: manifestIcons(office),
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  })
}
