import { useEffect, useRef, useState } from 'react'
import { data, Link } from 'react-router'
import { to } from '#app/platform/browser/addresses.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { anonymousApi } from '#app/platform/browser/browser-api.ts'
import { useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { passwordResetApi } from '../../password-reset-contract.ts'
import type { Route } from './+types/forgotten-password-page.ts'
import * as words from './words.ts'

const ADMINISTRATOR_COMMAND = 'npm run administrator'

export const handle = { isBackOffice: true }

export function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).call(passwordResetApi.read, {})
}

/** Handles forms sent without scripts, or before they had loaded. */
export function action() {
  return data(words.resetNeedsScripts, { status: 400 })
}

export default function ForgottenPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid w-full max-w-md gap-6 px-4 py-12 sm:py-20">
      <PageHead title={words.forgottenPassword} />
      <h1 className="font-display text-2xl font-semibold text-indigo">{words.forgottenPassword}</h1>
      {loaderData.by_mail ? (
        <>
          <noscript>
            <p>{words.resetNeedsScripts}</p>
          </noscript>
          <ResetRequestForm error={actionData} />
        </>
      ) : (
        <>
          <p>{words.mailNotSetUp}</p>
          <p>{words.serverResetHint(ADMINISTRATOR_COMMAND)}</p>
        </>
      )}
      <p>
        <Link to={to('/login')} className="underline">
          {words.backToLogin}
        </Link>
      </p>
    </div>
  )
}

interface ResetRequestFormProps {
  /** Error of a form sent without scripts. */
  error?: string
}

/** Asks for the username. The confirmation is the same for every name. */
function ResetRequestForm({ error }: ResetRequestFormProps) {
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
      className="grid gap-5 card p-6"
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
    <div ref={message} tabIndex={-1} role="status" className="grid gap-3 card p-6">
      <p>{words.linkSent}</p>
      <p>{words.noMailArrived}</p>
    </div>
  )
}
