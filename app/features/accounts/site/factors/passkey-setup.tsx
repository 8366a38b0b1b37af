import { anonymousApi } from '#app/platform/browser/browser-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { factorSetupApi } from '../../required-factors-contract.ts'
import * as shared from '../../words.ts'
import { createPasskey } from './create-passkey.ts'
import type { SetupStepProps } from './setup-step.ts'
import * as words from './words.ts'

/** Sets up a passkey as the first factor. */
export function PasskeySetup({ challenge, onSignedIn, onBack, onExpired }: SetupStepProps) {
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
