import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { ownAccountApi } from '../people-contract.ts'
import { storeTokens } from '../token-storage.ts'

export function PasswordChange({ username }: { username: string }) {
  const form = useRef<HTMLFormElement>(null)
  const { change, isSending, failure } = usePasswordChange(() => form.current?.reset())

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="password-change"
      className="grid gap-4 rounded-card border border-line bg-white p-5"
      onSubmit={(event) => {
        event.preventDefault()
        change(new FormData(event.currentTarget))
      }}
    >
      <FormErrors failure={failure}>
        <h2 id="password-change" className="font-display text-xl font-semibold text-indigo">
          Change password
        </h2>
        {/* Tells password managers which account it is. */}
        <input name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Current password"
          isRequired
          path="current_password"
          name="current_password"
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <PasswordField
          label="New password"
          isRequired
          hint="At least 8 characters; 15 or more are better. Changing it ends all your other sessions."
          path="new_password"
          name="new_password"
          autoComplete="new-password"
          maxLength={200}
          required
        />
        <Button type="submit" variant="primary" disabled={isSending} className="justify-self-start">
          {isSending ? 'Saving...' : 'Change password'}
        </Button>
      </FormErrors>
    </form>
  )
}

function usePasswordChange(onDone: () => void) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending, failure } = useSubmission()

  async function change(form: FormData) {
    const field = (name: string) => String(form.get(name))
    const body = {
      current_password: field('current_password'),
      new_password: field('new_password'),
    }
    const result = await submit(api.attempt(ownAccountApi.changePassword, { body }))
    if (!result?.ok) return
    storeTokens(result.value)
    onDone()
    await showToast('success', 'Your password has been changed', {
      description: 'All other sessions have ended.',
    })
    await revalidate()
  }

  return { change, isSending, failure }
}
