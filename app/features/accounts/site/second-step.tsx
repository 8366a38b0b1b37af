import { useEffect, useRef, useState } from 'react'
import type { Result } from '#app/contract/api-client.ts'
import { anonymousApi } from '#app/platform/browser/browser-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { secondStepApi } from '../factors-contract.ts'
import type { Tokens } from '../token-storage.ts'
import * as words from '../words.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'
import type { SecondStepOptions } from './use-sign-in.ts'

interface SecondStepProps {
  step: SecondStepOptions
  onDone: (tokens: Tokens) => Promise<void>
  /** Called when the challenge has expired or the administrator goes back to the login form. */
  onBack: (reason?: string) => void
}

/** Asks for the second factor. */
export function SecondStep({ step, onDone, onBack }: SecondStepProps) {
  const { challenge, hasCodes, hasPasskeys } = step
  const { submit, isSending, failure } = useSubmission()
  const [isRecovery, setRecovery] = useState(!hasCodes)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const sendCode = (code: string) =>
    complete(anonymousApi.attempt(secondStepApi.complete, { body: { challenge, code } }))

  async function complete(call: Promise<Result<Tokens>>) {
    const result = await submit(call)
    if (result?.ok) return onDone(result.value)
    if (result?.failure.code === 'challenge_expired') onBack(result.failure.detail)
    else input.current?.select()
  }

  function toggleRecovery() {
    setRecovery(!isRecovery)
    input.current?.focus()
  }

  return (
    <form
      noValidate
      aria-labelledby="second-step"
      className="grid gap-5 rounded-card border border-line bg-white p-6"
      onSubmit={(event) => {
        event.preventDefault()
        sendCode(String(new FormData(event.currentTarget).get('code')))
      }}
    >
      {/* The input keeps the focus after a wrong code. */}
      <FormErrors failure={failure} attempt={undefined}>
        <h2 id="second-step" className="font-display text-xl font-semibold text-indigo">
          {words.secondStep}
        </h2>
        <Field
          label={isRecovery ? words.recoveryCode : words.appCode}
          hint={isRecovery ? words.recoveryCodeHint : words.appCodeHint}
          path="code"
          isRequired
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              name="code"
              autoComplete={isRecovery ? 'off' : 'one-time-code'}
              inputMode={isRecovery ? 'text' : 'numeric'}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              required
            />
          )}
        </Field>
        <Button type="submit" variant="primary" disabled={isSending}>
          {isSending ? words.loggingIn : words.continueLabel}
        </Button>
        {hasPasskeys && (
          <Button disabled={isSending} onClick={() => complete(signInWithPasskey(challenge))}>
            {words.useAPasskey}
          </Button>
        )}
        <div className="flex flex-wrap justify-between gap-3">
          {hasCodes && (
            <Button size="small" onClick={toggleRecovery}>
              {isRecovery ? words.useAppCode : words.useRecoveryCode}
            </Button>
          )}
          <Button size="small" onClick={() => onBack()}>
            {words.back}
          </Button>
        </div>
      </FormErrors>
    </form>
  )
}
