import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { data, Link, useLocation, useNavigate } from 'react-router'
import type { Result } from '#app/contract/api-client.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { anonymousApi } from '#app/platform/browser/browser-api.ts'
import { useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { secondStepApi } from '../factors-contract.ts'
import { onSignInElsewhere, type Tokens } from '../token-storage.ts'
import * as words from '../words.ts'
import type { Route } from './+types/login-page.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'
import { type SecondStepOptions, useSignIn } from './use-sign-in.ts'

/** Loaded only when it is needed. */
const FactorSetup = lazy(() => import('./factors/factor-setup.tsx'))

const needsScripts = words.signingInNeedsScripts

export const handle = { isBackOffice: true }

/** Handles forms sent without scripts, or before they had loaded. */
export function action() {
  return data(needsScripts, { status: 400 })
}

export default function LoginPage({ actionData }: Route.ComponentProps) {
  const { state } = useLocation()
  const { signIn, usePasskey, isSigningIn, error, step, setup, ...signInFlow } = useSignIn(
    state?.screen,
  )
  useFollowSignIn(state?.screen)

  return (
    <div className="mx-auto grid w-full max-w-md gap-6 px-4 py-12 sm:py-20">
      <PageHead title={words.adminLogin} />
      <h1 className="font-display text-2xl font-semibold text-indigo">{words.adminLogin}</h1>
      <noscript>
        <p className="card p-4">{needsScripts}</p>
      </noscript>
      {step && (
        <SecondStep step={step} onDone={signInFlow.finishSignIn} onBack={signInFlow.restart} />
      )}
      {setup && (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <FactorSetup
            challenge={setup}
            onDone={signInFlow.finishSignIn}
            onBack={signInFlow.restart}
          />
        </Suspense>
      )}
      {/* Stays mounted, so that going back shows what was typed. */}
      <form
        method="post"
        hidden={Boolean(step || setup)}
        className="grid gap-5 card p-6"
        onSubmit={(event) => {
          event.preventDefault()
          signIn(new FormData(event.currentTarget))
        }}
      >
        <p role="alert" className="text-alarm empty:hidden">
          {error || actionData}
        </p>
        <Field label={words.username} isRequired>
          {(control) => (
            <input
              {...control}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={150}
              required
            />
          )}
        </Field>
        <PasswordField
          label={words.password}
          isRequired
          name="password"
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <Button type="submit" variant="primary" disabled={isSigningIn}>
          {isSigningIn ? words.loggingIn : words.logInButton}
        </Button>
        <Button disabled={isSigningIn} onClick={usePasskey}>
          {words.useAPasskey}
        </Button>
        <p className="text-sm">
          <Link to={to('/forgotten-password')} className="underline">
            {words.forgotPassword}
          </Link>
        </p>
      </form>
    </div>
  )
}

/** Opens the screen when the user signs in in another tab. */
function useFollowSignIn(screen = '/admin/dashboard') {
  const navigate = useNavigate()
  useEffect(
    () => onSignInElsewhere(() => void navigate(screen, { replace: true })),
    [navigate, screen],
  )
}

interface SecondStepProps {
  step: SecondStepOptions
  onDone: (tokens: Tokens) => Promise<void>
  /** Called when the challenge has expired or the administrator goes back to the login form. */
  onBack: (reason?: string) => void
}

/** Asks for the second factor. */
function SecondStep({ step, onDone, onBack }: SecondStepProps) {
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
      className="grid gap-5 card p-6"
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
