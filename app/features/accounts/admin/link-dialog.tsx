import { useRef, useState } from 'react'
import { OfficeMoment } from '#app/base/admin/office-moment.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { PasswordLink } from '../people-contract.ts'

export type OpenLink = PasswordLink & { username: string }

interface LinkDialogProps extends OpenLink {
  onClose: () => void
}

/** Shows a one-time link, once: only its hash is kept. */
export function LinkDialog({ username, token, expires_at, onClose }: LinkDialogProps) {
  // Behind # it stays in the browser: no server and no log on the way sees it.
  const link = `${window.location.origin}/password#${token}`

  return (
    <Dialog title={`Link for ${username}`} size="small" onClose={onClose}>
      <div className="grid gap-5 p-5 sm:px-6">
        <p>
          No mail is sent from here: please pass this link on yourself. By it {username} chooses a
          password.
        </p>
        <CopiedText label="One-time link" text={link} />
        <p className="text-sm text-ink/75">
          It works once, until <OfficeMoment at={expires_at} />. It is not shown again, but you can
          make a new one.
        </p>
        <Button className="justify-self-end" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}

function CopiedText({ label, text }: { label: string; text: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState('')

  async function copy() {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('Copied')
    } catch {
      // Browsers copy for a page only over a secure connection.
      setOutcome('Please copy the marked text yourself')
    }
  }

  return (
    <div className="grid gap-1">
      <div className="flex gap-2">
        <input
          ref={input}
          readOnly
          value={text}
          aria-label={label}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full min-w-0 rounded-lg border border-ink/40 bg-paper px-3 py-2 text-sm"
        />
        <Button look="primary" className="shrink-0" onClick={copy}>
          Copy
        </Button>
      </div>
      <p role="status" className="min-h-6 text-sm text-ink/75">
        {outcome}
      </p>
    </div>
  )
}
