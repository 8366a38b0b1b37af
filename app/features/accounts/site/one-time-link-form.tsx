import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { to } from '#app/platform/browser/addresses.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import * as words from '../words.ts'
import type { useOneTimeLinkForm } from './use-one-time-link-form.ts'

interface OneTimeLinkFormProps {
  form: ReturnType<typeof useOneTimeLinkForm>
  /** Shown with a link to the login if the account needs a second factor. */
  logInPrompt: typeof words.passwordSaved
  buttonLabel: string
  children: ReactNode
}

/** Form of a one-time link. */
export function OneTimeLinkForm({
  form,
  logInPrompt,
  buttonLabel,
  children,
}: OneTimeLinkFormProps) {
  const { submit, isSending, failure, isSignInNeeded } = form

  return (
    <form
      noValidate
      className="grid gap-5 card p-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
    >
      <FormErrors failure={failure}>
        <p role="alert" className="text-alarm empty:hidden">
          {isSignInNeeded && (
            <>
              {logInPrompt.before}
              <Link to={to('/login')} className="underline">
                {logInPrompt.link}
              </Link>
              {logInPrompt.after}
            </>
          )}
        </p>
        {children}
        <Button type="submit" variant="primary" disabled={isSending}>
          {isSending ? words.saving : buttonLabel}
        </Button>
      </FormErrors>
    </form>
  )
}
