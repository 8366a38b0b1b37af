import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

/** Shows the signing secret once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog title="Signing secret" size="small" onClose={onClose}>
      <div className="grid gap-5 p-5 sm:px-6">
        <p>
          The other program uses this secret to check that a message comes from this site. Store it
          there.
        </p>
        <CopyField label="Secret" text={secret} />
        <p className="text-sm text-ink/75">
          It is shown only once. You can create a new secret later; this one then stops working.
        </p>
        <Button className="justify-self-end" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}
