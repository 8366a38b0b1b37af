import { anonymousApi } from '#app/base/browser/browser-api.ts'
import { useSubmission } from '#app/base/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import type { CodeSecret } from '../../factors-contract.ts'
import { factorSetupApi } from '../../required-factors-contract.ts'
import * as shared from '../../words.ts'
import { CodeForm } from './code-form.tsx'
import type { PartProps } from './enter.ts'

interface CodeSetupProps extends PartProps {
  secret: CodeSecret
}

/** Codes of an app as the first factor. */
export function CodeSetup({ challenge, secret, onEntered, onBack, onOver }: CodeSetupProps) {
  const { submit, isSending, failure } = useSubmission()

  async function confirm(code: string) {
    const body = { challenge, code }
    const result = await submit(anonymousApi.attempt(factorSetupApi.confirm, { body }))
    if (result?.ok) onEntered(result.value)
    else if (result?.failure.code === 'challenge_over') onOver(result.failure.detail)
  }

  return (
    <CodeForm
      secret={secret}
      isSending={isSending}
      failure={failure}
      action={shared.goOn}
      onCode={confirm}
    >
      <Button onClick={onBack}>{shared.back}</Button>
    </CodeForm>
  )
}
