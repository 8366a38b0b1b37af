import { apiContext } from '#app/platform/browser/api-context.ts'
import { anonymousApi } from '#app/platform/browser/browser-api.ts'
import { Field } from '#app/ui/field.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { accountsApi } from '../contract.ts'
import * as words from '../words.ts'
import type { Route } from './+types/setup-page.ts'
import { OneTimeLinkForm } from './one-time-link-form.tsx'
import { useLinkToken } from './use-link-token.ts'
import { useOneTimeLinkForm } from './use-one-time-link-form.ts'

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

function SetupForm({ token }: { token: string }) {
  // A new owner completes the office profile first.
  const form = useOneTimeLinkForm((sent) => send(sent, token), '/admin/office?onboarding')

  return (
    <OneTimeLinkForm
      form={form}
      logInPrompt={words.administratorCreated}
      buttonLabel={words.createAdministrator}
    >
      <AccountFields />
    </OneTimeLinkForm>
  )
}

function send(form: FormData, token: string) {
  const field = (name: string) => String(form.get(name))
  const account = {
    username: field('username'),
    email: field('email'),
    password: field('password'),
  }
  return anonymousApi.attempt(accountsApi.setUp, { body: { ...account, token } })
}

function AccountFields() {
  return (
    <>
      <Field label={words.username} isRequired path="username">
        {(control) => (
          <input
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            required
          />
        )}
      </Field>
      <Field label={words.email} isRequired path="email">
        {(control) => (
          <input {...control} name="email" type="email" autoComplete="email" required />
        )}
      </Field>
      <PasswordField
        label={words.password}
        isRequired
        hint={words.passwordHint}
        path="password"
        name="password"
        autoComplete="new-password"
        required
      />
    </>
  )
}
