import { anonymousApi } from '#app/platform/browser/browser-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import type { TotpSecret } from '../../factors-contract.ts'
import { factorSetupApi } from '../../required-factors-contract.ts'
import * as shared from '../../words.ts'
import type { SetupStepProps } from './setup-step.ts'
import { TotpForm } from './totp-form.tsx'

interface TotpSetupProps extends SetupStepProps {
  secret: TotpSecret
}

/** Sets up an authenticator app as the first factor. */
export function TotpSetup({ challenge, secret, onSignedIn, onBack, onExpired }: TotpSetupProps) {
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
