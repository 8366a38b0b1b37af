import { useRef, useState } from 'react'
import { focusHeading } from '#app/platform/admin/screen.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type MailServerSettings, mailServerApi } from '../../mail-server-contract.ts'
import { MailServerForm } from './mail-server-form.tsx'

export interface MailServerSetupProps {
  stored: MailServerSettings | null
  /** The settings of the environment, which cannot be changed here. */
  environment: { host: string; port: number; username: string; from: string } | null
}

/** The set-up of the mail server: open while there is none, else behind a button. */
export function MailServerSetup({ stored, environment }: MailServerSetupProps) {
  const [isOpen, setOpen] = useState(false)
  if (environment) return <FixedSettings settings={environment} />
  if (!stored) return <MailServerForm stored={null} />
  if (isOpen) return <MailServerForm stored={stored} onClose={() => setOpen(false)} />

  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen(true)}>Change e-mail set-up</Button>
      <RemoveButton host={stored.host} />
    </div>
  )
}

/** The values of SMTP_URL and MAIL_FROM, read-only. */
function FixedSettings({
  settings,
}: {
  settings: NonNullable<MailServerSetupProps['environment']>
}) {
  const { host, port, username, from } = settings
  const values = [
    ['Mail server', host],
    ['Port', port],
    ['User name', username || 'None'],
    ['Sender', from],
  ]

  return (
    <div className="grid gap-2 text-ink/80">
      <p>
        The environment variables <code>SMTP_URL</code> and <code>MAIL_FROM</code> of the server set
        up e-mail and take precedence. The person who runs the server removes both to let you change
        the set-up here.
      </p>
      <dl className="grid gap-1 text-sm">
        {values.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function RemoveButton({ host }: { host: string }) {
  const { run } = useCommand()
  const dialog = useRef<HTMLDialogElement>(null)

  async function remove() {
    if (!(await run(mailServerApi.remove, {}))) return
    focusHeading()
    await showToast('success', 'The e-mail set-up is removed')
  }

  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>Remove</Button>
      <ConfirmDialog
        ref={dialog}
        question={`Stop sending mail through ${host}?`}
        confirmLabel="Remove"
        onConfirm={remove}
      >
        <p className="text-ink/80">
          The password is deleted. New mails are listed as not sent, until e-mail is set up again.
        </p>
      </ConfirmDialog>
    </>
  )
}
