import { use } from 'react'
import { Link } from 'react-router'
import { to } from '#app/platform/browser/addresses.ts'
import { anonymousApi } from '#app/platform/browser/browser-api.ts'
import { Field } from '#app/ui/field.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { accountsApi } from '../contract.ts'
import * as words from '../words.ts'
import { OneTimeLinkForm } from './one-time-link-form.tsx'
import { useOneTimeLinkForm } from './use-one-time-link-form.ts'

/** The account of the link, or why the link is invalid. */
export type LinkOwner = { username: string } | { problem: string }

interface PasswordFormProps {
  token: string
  linkOwner: Promise<LinkOwner>
}

export function PasswordForm({ token, linkOwner }: PasswordFormProps) {
  const owner = use(linkOwner)
  const form = useOneTimeLinkForm((sent) => send(sent, token))
  if ('problem' in owner) return <InvalidLink problem={owner.problem} />

  return (
    <OneTimeLinkForm
      form={form}
      logInPrompt={words.passwordSavedPlease}
      buttonLabel={words.saveAndLogIn}
    >
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
