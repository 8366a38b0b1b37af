import { getDefaultIcon } from '#app/features/country-pictures/contract.ts'
import { getIconAddress } from '#app/features/media/contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { language } from '#app/platform/browser/language.ts'
import type { Route } from './+types/worker-script.ts'
import script from './worker.ts?script'

/**
 * Serves the service worker with the office's name and icon. Its content security policy
 * allows requests to this server only.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const profile = await context.get(apiContext).call(officeApi.readPublic, {})
  const { short_name, mark, logo } = profile
  const office = {
    name: short_name,
    icon: getIconAddress(mark || logo, '192') ?? getDefaultIcon('icon-192', profile),
    language,
    offline,
  }
  return new Response(`const office = ${JSON.stringify(office)}\n${script}`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': policy,
    },
  })
}

const offline = {
  title: 'No connection',
  text: 'No office data is stored on this device. The page loads again when you are back online.',
  retry: 'Try again',
}

const policy = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"
