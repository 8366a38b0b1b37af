import { anonymousApi } from '#app/platform/browser/browser-api.ts'
import { Field } from '#app/ui/field.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { accountsApi } from '../contract.ts'
import * as words from '../words.ts'
import { OneTimeLinkForm } from './one-time-link-form.tsx'
import { useOneTimeLinkForm } from './use-one-time-link-form.ts'

export function SetupForm({ token }: { token: string }) {
  // A new owner completes the office profile first.
  const form = useOneTimeLinkForm((sent) => send(sent, token), '/admin/office?onboarding')

  return (
    <OneTimeLinkForm
      form={form}
      logInPrompt={words.administratorCreatedPlease}
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
