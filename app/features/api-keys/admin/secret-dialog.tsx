import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

interface SecretDialogProps {
  name: string
  secret: string
  onClose: () => void
}

/** Shows a new key. It cannot be shown again later, because only its hash is stored. */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog title={`Key of ${name}`} size="small" onClose={onClose}>
      <div className="grid gap-5 p-5 sm:px-6">
        <p>
          Please copy it now: it is not shown again. Store it on the other site’s server, where no
          visitor can read it.
        </p>
        <CopyField label="API key" text={secret} />
        <Button className="justify-self-end" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}
