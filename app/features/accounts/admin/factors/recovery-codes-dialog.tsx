import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

interface RecoveryCodesDialogProps {
  codes: string[]
  username: string
  onClose: () => void
}

/** Shows recovery codes, once: only their hashes are kept. */
export function RecoveryCodesDialog({ codes, username, onClose }: RecoveryCodesDialogProps) {
  const [outcome, setOutcome] = useState('')

  async function copy() {
    const copied = navigator.clipboard?.writeText(codes.join('\n')) ?? Promise.reject()
    await copied.then(
      () => setOutcome('Copied'),
      // Browsers copy for a page only over a secure connection.
      () => setOutcome('Please mark and copy them yourself'),
    )
  }

  return (
    <Dialog title="Your recovery codes" size="small" onClose={onClose}>
      <div className="grid gap-5 p-5 sm:px-6">
        <p>
          Should your phone be lost, each of these opens your account once, after your password.
          They are not shown again: please print them, or keep them where your passwords are.
        </p>
        <div className="print-alone grid gap-3 rounded-lg border border-line bg-paper p-4">
          <p className="text-sm wrap-anywhere">
            Recovery codes of {username} for {window.location.host}
          </p>
          <ol className="grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
        </div>
        <p role="status" className="text-sm text-ink/75 empty:hidden">
          {outcome}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={copy}>Copy</Button>
          <Button onClick={() => window.print()}>Print</Button>
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
