import { useEffect, useRef, useState } from 'react'
import type { Output } from '#app/contract/endpoint.ts'
import { anonymousApi } from '#app/platform/browser/browser-api.ts'
import { hasPasskeys, isSecure } from '#app/platform/browser/secure-context.ts'
import { useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import type { TotpSecret } from '../../factors-contract.ts'
import { factorSetupApi } from '../../required-factors-contract.ts'
import { readClaims, type Tokens } from '../../token-storage.ts'
import * as shared from '../../words.ts'
import { createPasskey } from './create-passkey.ts'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { TotpForm } from './totp-form.tsx'
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
    <section aria-labelledby="factor-setup" className="card text-ink">
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

interface TotpSetupProps extends SetupStepProps {
  secret: TotpSecret
}

/** Sets up an authenticator app as the first factor. */
function TotpSetup({ challenge, secret, onSignedIn, onBack, onExpired }: TotpSetupProps) {
  const { submit, isSending, failure } = useSubmission()

  async function confirm(code: string) {
    const body = { challenge, code }
    const result = await submit(anonymousApi.attempt(factorSetupApi.confirm, { body }))
    if (result?.ok) onSignedIn(result.value)
    else if (result?.failure.code === 'challenge_expired') onExpired(result.failure.detail)
  }

  return (
    <TotpForm
      secret={secret}
      isSending={isSending}
      failure={failure}
      action={shared.continueLabel}
      onCode={confirm}
    >
      <Button onClick={onBack}>{shared.back}</Button>
    </TotpForm>
  )
}

/** Sets up a passkey as the first factor. */
function PasskeySetup({ challenge, onSignedIn, onBack, onExpired }: SetupStepProps) {
  const { submit, isSending, failure } = useSubmission()

  async function addPasskey(name: string) {
    const creation = createPasskey({
      name,
      fetchOptions: () =>
        anonymousApi.attempt(factorSetupApi.beginPasskey, { body: { challenge } }),
      savePasskey: (body) => anonymousApi.attempt(factorSetupApi.addPasskey, { body }),
    })
    const result = await submit(creation)
    if (result?.ok) onSignedIn(result.value)
    else if (result?.failure.code === 'challenge_expired') onExpired(result.failure.detail)
  }

  return (
    <form
      noValidate
      className="grid gap-5 p-5 sm:px-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) addPasskey(String(new FormData(event.currentTarget).get('name')))
      }}
    >
      <FormErrors failure={failure}>
        <p>{words.passkeyDescription}</p>
        <Field label={words.passkeyName} hint={words.passkeyNameHint} path="name" isRequired>
          {(control) => (
            <input {...control} name="name" autoComplete="off" maxLength={60} required />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onBack}>{shared.back}</Button>
          <Button type="submit" variant="primary" disabled={isSending}>
            {isSending ? words.waitingForDevice : shared.continueLabel}
          </Button>
        </div>
      </FormErrors>
    </form>
  )
}

/** Tokens and recovery codes after setting up the first factor. */
type SignInResult = Output<typeof factorSetupApi.confirm>

/** Props of each setup step. */
interface SetupStepProps {
  challenge: string
  onSignedIn: (signInResult: SignInResult) => void
  /** Returns to the choice of factors. */
  onBack: () => void
  /** Called when the challenge has expired. */
  onExpired: (reason: string) => void
}
