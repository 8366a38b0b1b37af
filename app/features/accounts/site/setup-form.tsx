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

export function SetupForm({ token }: { token: string }) {
  const { submit, isSending, failure, isSignInNeeded } = useOneTimeForm(
    (form) => send(form, token),
    // Who has just come says first whose site it is.
    '/admin/office?first',
  )

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
              {words.administratorMadePlease}{' '}
              <Link to={to('/login')} className="underline">
                {words.logIn}
              </Link>
              .
            </>
          )}
        </p>
        <AccountFields />
        <Button type="submit" look="primary" disabled={isSending}>
          {isSending ? words.saving : words.makeTheAdministrator}
        </Button>
      </FormErrors>
    </form>
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
