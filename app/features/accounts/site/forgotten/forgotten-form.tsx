import { useEffect, useRef, useState } from 'react'
import { anonymousApi } from '#app/base/browser/browser-api.ts'
import { useSubmission } from '#app/base/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { forgottenApi } from '../../forgotten-contract.ts'
import * as words from './words.ts'

interface ForgottenFormProps {
  /** Why the form that was sent without scripts was refused. */
  problem?: string
}

/** Asks who it is; what it then says is the same for everybody. */
export function ForgottenForm({ problem }: ForgottenFormProps) {
  const { submit, isSending, failure } = useSubmission()
  const [isSent, setSent] = useState(false)
  if (isSent) return <OnItsWay />

  async function ask(form: FormData) {
    const body = { name: String(form.get('name')) }
    const result = await submit(anonymousApi.attempt(forgottenApi.ask, { body }))
    if (result?.ok) setSent(true)
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5 rounded-card border border-line bg-white p-6"
      onSubmit={(event) => {
        event.preventDefault()
        ask(new FormData(event.currentTarget))
      }}
    >
      <FormErrors failure={failure ?? (problem ? { detail: problem } : undefined)}>
        <p>{words.askForLink}</p>
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
        <Button type="submit" look="primary" disabled={isSending}>
          {isSending ? words.sendingLink : words.sendLink}
        </Button>
      </FormErrors>
    </form>
  )
}

/** In place of the form, whose focus it takes. */
function OnItsWay() {
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => said.current?.focus(), [])

  return (
    <div
      ref={said}
      tabIndex={-1}
      role="status"
      className="grid gap-3 rounded-card border border-line bg-white p-6"
    >
      <p>{words.linkOnItsWay}</p>
      <p>{words.nothingCame}</p>
    </div>
  )
}
