import { lazy, Suspense } from 'react'
import { data, Link, useLocation } from 'react-router'
import { to } from '#app/platform/browser/addresses.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import * as words from '../words.ts'
import type { Route } from './+types/login-page.ts'
import { SecondStep } from './second-step.tsx'
import { useFollowSignIn } from './use-follow-sign-in.ts'
import { useSignIn } from './use-sign-in.ts'

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
        <p className="rounded-card border border-line bg-white p-4">{needsScripts}</p>
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
        className="grid gap-5 rounded-card border border-line bg-white p-6"
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
