import { useApi } from '#app/base/browser/use-api.ts'
import { useSubmission } from '#app/base/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { type CodeSecret, factorsApi } from '../../factors-contract.ts'
import { CodeForm } from '../../site/factors/code-form.tsx'

interface CodeDialogProps {
  secret: CodeSecret
  /** Called after setup; the first factor comes with recovery codes. */
  onDone: (recoveryCodes: string[]) => Promise<void>
  onClose: () => void
}

/** Sets up an authenticator app. */
export function CodeDialog({ secret, onDone, onClose }: CodeDialogProps) {
  const api = useApi()
  const { submit, isSending, failure } = useSubmission()

  async function confirm(code: string) {
    const result = await submit(api.attempt(factorsApi.confirmCodes, { body: { code } }))
    if (result?.ok) await onDone(result.value.recovery_codes)
  }

  return (
    <Dialog title="Authenticator app" size="small" onClose={onClose}>
      <CodeForm
        secret={secret}
        isSending={isSending}
        failure={failure}
        action="Turn on"
        onCode={confirm}
      >
        <Button onClick={onClose}>Cancel</Button>
      </CodeForm>
    </Dialog>
  )
}
