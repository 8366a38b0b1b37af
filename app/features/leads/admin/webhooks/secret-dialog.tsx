import { Button } from '#app/ui/button.tsx'
import { CopiedText } from '#app/ui/copied-text.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

/** Shows the secret of signatures, once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog title="Secret of the signatures" size="small" onClose={onClose}>
      <div className="grid gap-5 p-5 sm:px-6">
        <p>By it the other program knows that a message comes from here. Please keep it there.</p>
        <CopiedText label="Secret" text={secret} />
        <p className="text-sm text-ink/75">
          It is not shown again, but you can make a new one: then this one is good no longer.
        </p>
        <Button className="justify-self-end" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}
