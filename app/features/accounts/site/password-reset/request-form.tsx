import { useEffect, useRef, useState } from 'react'
import { anonymousApi } from '#app/platform/browser/browser-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { passwordResetApi } from '../../password-reset-contract.ts'
import * as words from './words.ts'

interface ResetRequestFormProps {
  /** Error of a form sent without scripts. */
  error?: string
}

/** Asks for the username. The confirmation is the same for every name. */
export function ResetRequestForm({ error }: ResetRequestFormProps) {
  const { submit, isSending, failure } = useSubmission()
  const [isSent, setSent] = useState(false)
  if (isSent) return <LinkSent />

  async function sendRequest(form: FormData) {
    const body = { name: String(form.get('name')) }
    const result = await submit(anonymousApi.attempt(passwordResetApi.request, { body }))
    if (result?.ok) setSent(true)
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5 rounded-card border border-line bg-white p-6"
      onSubmit={(event) => {
        event.preventDefault()
        sendRequest(new FormData(event.currentTarget))
      }}
    >
      <FormErrors failure={failure ?? (error ? { detail: error } : undefined)}>
        <p>{words.resetDescription}</p>
        <Field label={words.usernameOrEmail} path="name" isRequired>
          {(control) => (
            <input
              {...control}
              name="name"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              required
            />
          )}
        </Field>
        <Button type="submit" variant="primary" disabled={isSending}>
          {isSending ? words.sendingLink : words.sendLink}
        </Button>
      </FormErrors>
    </form>
  )
}

/** Replaces the form and takes its focus. */
function LinkSent() {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])

  return (
    <div
      ref={message}
      tabIndex={-1}
      role="status"
      className="grid gap-3 rounded-card border border-line bg-white p-6"
    >
      <p>{words.linkSent}</p>
      <p>{words.noMailArrived}</p>
    </div>
  )
}
