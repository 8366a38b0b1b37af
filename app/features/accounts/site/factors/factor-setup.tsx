import { useEffect, useRef, useState } from 'react'
import { anonymousApi } from '#app/platform/browser/browser-api.ts'
import { hasPasskeys, isSecure } from '#app/platform/browser/secure-context.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import type { TotpSecret } from '../../factors-contract.ts'
import { factorSetupApi } from '../../required-factors-contract.ts'
import { readClaims, type Tokens } from '../../token-storage.ts'
import * as shared from '../../words.ts'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { PasskeySetup } from './passkey-setup.tsx'
import type { SetupStepProps, SignInResult } from './setup-step.ts'
import { TotpSetup } from './totp-setup.tsx'
import * as words from './words.ts'

interface FactorSetupProps {
  /** Token that the server issues after the correct password. */
  challenge: string
  onDone: (tokens: Tokens) => Promise<void>
  /** Called when the challenge has expired or the administrator goes back to the login form. */
  onBack: (reason?: string) => void
}

/** Sets up the second factor that the role requires, before the back office opens. */
export default function FactorSetup({ challenge, onDone, onBack }: FactorSetupProps) {
  const { submit, isSending, failure } = useSubmission()
  const [isPasskey, setPasskey] = useState(false)
  const [secret, setSecret] = useState<TotpSecret>()
  const [signInResult, setSignedIn] = useState<SignInResult>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [signInResult, isPasskey, secret])
  const stepProps: SetupStepProps = {
    challenge,
    onSignedIn: setSignedIn,
    onBack: showMethodChoice,
    onExpired: onBack,
  }

  function showMethodChoice() {
    setPasskey(false)
    setSecret(undefined)
  }

  async function beginTotpSetup() {
    const result = await submit(anonymousApi.attempt(factorSetupApi.begin, { body: { challenge } }))
    if (result?.ok) setSecret(result.value)
    else if (result?.failure.code === 'challenge_expired') onBack(result.failure.detail)
  }

  return (
    <section
      aria-labelledby="factor-setup"
      className="rounded-card border border-line bg-white text-ink"
    >
      <h2
        ref={heading}
        id="factor-setup"
        tabIndex={-1}
        className="px-5 pt-5 font-display text-xl font-semibold text-indigo sm:px-6"
      >
        {signInResult ? shared.yourRecoveryCodes : shared.setUpSecondFactor}
      </h2>
      {signInResult ? (
        <NewRecoveryCodes
          codes={signInResult.recovery_codes}
          username={readClaims(JSON.stringify(signInResult))?.username ?? ''}
          onDone={() => onDone(signInResult)}
        />
      ) : isPasskey ? (
        <PasskeySetup {...stepProps} />
      ) : secret ? (
        <TotpSetup {...stepProps} secret={secret} />
      ) : (
        <div className="grid gap-5 p-5 sm:px-6">
          <p>{words.roleRequiresFactor}</p>
          <p role="alert" className="text-alarm empty:hidden">
            {failure?.detail}
          </p>
          {hasPasskeys() ? (
            <Button disabled={isSending} onClick={() => setPasskey(true)}>
              {words.passkeyButton}
            </Button>
          ) : (
            !isSecure() && <p className="text-sm text-ink/75">{words.passkeyNeedsHttps}</p>
          )}
          <Button disabled={isSending} onClick={beginTotpSetup}>
            {words.authenticatorAppButton}
          </Button>
          <Button size="small" className="justify-self-end" onClick={() => onBack()}>
            {shared.back}
          </Button>
        </div>
      )}
    </section>
  )
}
