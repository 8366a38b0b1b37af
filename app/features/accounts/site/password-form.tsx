import { use } from 'react'
import { Link } from 'react-router'
import { anonymousApi } from '#app/base/browser/browser-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { accountsApi } from '../contract.ts'
import { useOneTimeForm } from './use-one-time-form.ts'

/** Whose password the link lets choose, or why it does not. */
export type Reading = { username: string } | { problem: string }

interface PasswordFormProps {
  token: string
  reading: Promise<Reading>
}

export function PasswordForm({ token, reading }: PasswordFormProps) {
  const owner = use(reading)
  const { submit, isSending, failure, isSignInNeeded } = useOneTimeForm((form) => send(form, token))
  if ('problem' in owner) return <p role="alert">{owner.problem}</p>

  return (
    <form
      noValidate
      className="grid gap-5 rounded-card border border-line bg-white p-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
    >
      <p role="alert" className="text-alarm empty:hidden">
        {isSignInNeeded && (
          <>
            Your password has been saved. Please{' '}
            <Link to="/login" className="underline">
              log in
            </Link>
            .
          </>
        )}
        {!failure?.fields && failure?.detail}
      </p>
      <Field label="Username">
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
        label="New password"
        isRequired
        hint="8 characters or more"
        error={failure?.fields?.password}
        name="password"
        autoComplete="new-password"
        required
      />
      <Button type="submit" look="primary" disabled={isSending}>
        {isSending ? 'Saving...' : 'Save and log in'}
      </Button>
    </form>
  )
}

function send(form: FormData, token: string) {
  const password = String(form.get('password'))
  return anonymousApi.attempt(accountsApi.choosePassword, { body: { token, password } })
}
