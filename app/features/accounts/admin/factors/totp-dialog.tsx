import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { factorsApi, type TotpSecret } from '../../factors-contract.ts'
import { TotpForm } from '../../site/factors/totp-form.tsx'

interface TotpDialogProps {
  totpSecret: TotpSecret
  /** Called after setup; the first factor comes with recovery codes. */
  onDone: (recoveryCodes: string[]) => Promise<void>
  onClose: () => void
}

/** Sets up an authenticator app. */
export function TotpDialog({ totpSecret: secret, onDone, onClose }: TotpDialogProps) {
  const api = useApi()
  const { submit, isSending, failure } = useSubmission()

  async function confirm(code: string) {
    const result = await submit(api.attempt(factorsApi.confirmTotp, { body: { code } }))
    if (result?.ok) await onDone(result.value.recovery_codes)
  }

  return (
    <Dialog title="Authenticator app" size="small" onClose={onClose}>
      <TotpForm
        secret={secret}
        isSending={isSending}
        failure={failure}
        action="Turn on"
        onCode={confirm}
      >
        <Button onClick={onClose}>Cancel</Button>
      </TotpForm>
    </Dialog>
  )
}
