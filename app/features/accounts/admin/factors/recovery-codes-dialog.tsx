import { Dialog } from '#app/ui/dialog.tsx'
import { NewRecoveryCodes } from '../../site/factors/new-recovery-codes.tsx'
import * as words from '../../words.ts'

interface RecoveryCodesDialogProps {
  codes: string[]
  username: string
  onClose: () => void
}

export function RecoveryCodesDialog({ codes, username, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog title={words.yourRecoveryCodes} size="small" onClose={onClose}>
      <NewRecoveryCodes codes={codes} username={username} onDone={onClose} />
    </Dialog>
  )
}
