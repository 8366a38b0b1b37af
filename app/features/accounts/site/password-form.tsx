import { use } from 'react'
import { Link } from 'react-router'
import { to } from '#app/base/browser/addresses.ts'
import { anonymousApi } from '#app/base/browser/browser-api.ts'
import { Field } from '#app/ui/field.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { accountsApi } from '../contract.ts'
import * as words from '../words.ts'
import { OneTimeForm } from './one-time-form.tsx'
import { useOneTimeForm } from './use-one-time-form.ts'

/** Whose password the link lets choose, or why it does not. */
export type Reading = { username: string } | { problem: string }

interface PasswordFormProps {
  token: string
  reading: Promise<Reading>
}

export function PasswordForm({ token, reading }: PasswordFormProps) {
  const owner = use(reading)
  const form = useOneTimeForm((sent) => send(sent, token))
  if ('problem' in owner) return <NoLink problem={owner.problem} />

  return (
    <OneTimeForm
      form={form}
      savedPleaseLogIn={words.passwordSavedPlease}
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
    </OneTimeForm>
  )
}

function NoLink({ problem }: { problem: string }) {
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
