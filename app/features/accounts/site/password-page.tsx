import { Suspense, use, useMemo } from 'react'
import { Link } from 'react-router'
import { to } from '#app/platform/browser/addresses.ts'
import { anonymousApi } from '#app/platform/browser/browser-api.ts'
import { Field } from '#app/ui/field.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { accountsApi } from '../contract.ts'
import * as words from '../words.ts'
import { OneTimeLinkForm } from './one-time-link-form.tsx'
import { useLinkToken } from './use-link-token.ts'
import { useOneTimeLinkForm } from './use-one-time-link-form.ts'

export const handle = { isBackOffice: true }

/** Target of invitation and password reset links. */
export default function PasswordPage() {
  const token = useLinkToken()
  const linkOwner = useMemo(() => (token ? readOwner(token) : undefined), [token])

  return (
    <div className="mx-auto grid w-full max-w-md gap-6 px-4 py-12 sm:py-20">
      <PageHead title={words.chooseAPassword} />
      <h1 className="font-display text-2xl font-semibold text-indigo">{words.chooseAPassword}</h1>
      <noscript>
        <p>{words.choosingNeedsScripts}</p>
      </noscript>
      {token === '' && <p>{words.linkIncomplete}</p>}
      {token && linkOwner && (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <PasswordForm key={token} token={token} linkOwner={linkOwner} />
        </Suspense>
      )}
    </div>
  )
}

/** Never rejects, so that `use` can read it while rendering. */
async function readOwner(token: string): Promise<LinkOwner> {
  const request = anonymousApi.attempt(accountsApi.passwordLink, { body: { token } })
  const result = await request.catch(() => undefined)
  if (result?.ok) return result.value
  const problem = result?.failure.detail ?? words.serverUnreachable
  return { problem }
}

/** The account of the link, or why the link is invalid. */
type LinkOwner = { username: string } | { problem: string }

function PasswordForm({ token, linkOwner }: { token: string; linkOwner: Promise<LinkOwner> }) {
  const owner = use(linkOwner)
  const form = useOneTimeLinkForm((sent) => send(sent, token))
  if ('problem' in owner) return <InvalidLink problem={owner.problem} />

  return (
    <OneTimeLinkForm form={form} logInPrompt={words.passwordSaved} buttonLabel={words.saveAndLogIn}>
      <Field label={words.username}>
        {(control) => (
          <input
            {...control}
            name="username"
            autoComplete="username"
            value={owner.username}
            readOnly
          />
        )}
      </Field>
      <PasswordField
        label={words.newPassword}
        isRequired
        hint={words.passwordHint}
        path="password"
        name="password"
        autoComplete="new-password"
        required
      />
    </OneTimeLinkForm>
  )
}

function InvalidLink({ problem }: { problem: string }) {
  return (
    <>
      <p role="alert">{problem}</p>
      <p>
        <Link to={to('/forgotten-password')} className="underline">
          {words.forgotPassword}
        </Link>
      </p>
    </>
  )
}

function send(form: FormData, token: string) {
  const password = String(form.get('password'))
  return anonymousApi.attempt(accountsApi.choosePassword, { body: { token, password } })
}
