import { apiContext } from '#app/platform/browser/api-context.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { accountsApi } from '../contract.ts'
import * as words from '../words.ts'
import type { Route } from './+types/setup-page.ts'
import { SetupForm } from './setup-form.tsx'
import { useLinkToken } from './use-link-token.ts'

export const handle = { isBackOffice: true }

/** The page exists only until there is an administrator. */
export async function loader({ context }: Route.LoaderArgs) {
  await context.get(apiContext).call(accountsApi.setupState, {})
}

export default function SetupPage() {
  const token = useLinkToken()

  return (
    <div className="mx-auto grid w-full max-w-md gap-6 px-4 py-12 sm:py-20">
      <PageHead title={words.setUp} />
      <h1 className="font-display text-2xl font-semibold text-indigo">
        {words.createFirstAdministrator}
      </h1>
      <noscript>
        <p>{words.setupNeedsScripts}</p>
      </noscript>
      {token === '' && <p>{words.setupLinkNeeded}</p>}
      {token && <SetupForm token={token} />}
    </div>
  )
}
