import { use } from 'react'
import { Link } from 'react-router'
import { to } from '#app/base/browser/addresses.ts'
import { anonymousApi } from '#app/base/browser/browser-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { accountsApi } from '../contract.ts'
import * as words from '../words.ts'
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
  if ('problem' in owner) return <NoLink problem={owner.problem} />

  return (
    <form
      noValidate
      className="grid gap-5 rounded-card border border-line bg-white p-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
    >
      <FormErrors failure={failure}>
        <p role="alert" className="text-alarm empty:hidden">
          {isSignInNeeded && (
            <>
              {words.passwordSavedPlease}{' '}
              <Link to={to('/login')} className="underline">
                {words.logIn}
              </Link>
              .
            </>
          )}
        </p>
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
        <Button type="submit" look="primary" disabled={isSending}>
          {isSending ? words.saving : words.saveAndLogIn}
        </Button>
      </FormErrors>
    </form>
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
