import { data, Link } from 'react-router'
import { to } from '#app/platform/browser/addresses.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { passwordResetApi } from '../../password-reset-contract.ts'
import type { Route } from './+types/forgotten-password-page.ts'
import { ResetRequestForm } from './request-form.tsx'
import * as words from './words.ts'

const ADMINISTRATOR_COMMAND = 'npm run administrator'

export const handle = { isBackOffice: true }

export function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).call(passwordResetApi.read, {})
}

/** Handles forms sent without scripts, or before they had loaded. */
export function action() {
  return data(words.resetNeedsScripts, { status: 400 })
}

export default function ForgottenPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid w-full max-w-md gap-6 px-4 py-12 sm:py-20">
      <PageHead title={words.forgottenPassword} />
      <h1 className="font-display text-2xl font-semibold text-indigo">{words.forgottenPassword}</h1>
      {loaderData.by_mail ? (
        <>
          <noscript>
            <p>{words.resetNeedsScripts}</p>
          </noscript>
          <ResetRequestForm error={actionData} />
        </>
      ) : (
        <>
          <p>{words.mailNotSetUp}</p>
          <p>{words.serverResetHint(ADMINISTRATOR_COMMAND)}</p>
        </>
      )}
      <p>
        <Link to={to('/login')} className="underline">
          {words.backToLogin}
        </Link>
      </p>
    </div>
  )
}
