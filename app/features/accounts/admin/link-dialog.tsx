import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { PasswordLink } from '../people-contract.ts'

export type PasswordLinkOfAccount = PasswordLink & { username: string }

interface LinkDialogProps extends PasswordLinkOfAccount {
  onClose: () => void
}

/** Shows a one-time link. It cannot be shown again, because only its hash is stored. */
export function LinkDialog({ username, token, expires_at, is_mailed, onClose }: LinkDialogProps) {
  // The part after # is not sent to servers and does not appear in logs.
  const link = `${window.location.origin}/password#${token}`

  return (
    <Dialog title={`Link for ${username}`} size="small" onClose={onClose}>
      <div className="grid gap-5 p-5 sm:px-6">
        <p>
          {is_mailed
            ? 'This link is also sent by email. You can pass it on yourself as well.'
            : 'Email is not set up on this server, so please pass this link on yourself.'}{' '}
          By it {username} chooses a password.
        </p>
        <CopyField label="One-time link" text={link} />
        <p className="text-sm text-ink/75">
          It works once, until <OfficeDateTime at={expires_at} />. It is not shown again, but you
          can create a new one.
        </p>
        <Button className="justify-self-end" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}
