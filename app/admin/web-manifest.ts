import { firstColours } from '#app/contract/brand.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { addressPrefix, language } from '#app/platform/browser/language.ts'
import { manifestIcons } from '#app/site/manifest-icons.ts'
import type { Route } from './+types/web-manifest.ts'

/** The web app manifest of the back office: https://www.w3.org/TR/appmanifest/ */
export async function loader({ context }: Route.LoaderArgs) {
  const office = await context.get(apiContext).call(officeApi.readPublic, {})
  const { short_name } = office
  const manifest = {
    // The same in every language, so that an installed app follows its owner to another one.
    id: '/admin/',
    name: `${short_name} – Office`,
    short_name,
    lang: language,
    start_url: `${addressPrefix}/admin/today`,
    scope: `${addressPrefix}/admin/`,
    display: 'standalone',
    theme_color: firstColours.primary_colour,
    background_color: '#fbf8f3',
    icons: manifestIcons(office),
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  })
}
