import { useRef, useState } from 'react'
import type { LeadDetails } from '#app/features/leads/contract.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { type NewProgressLink, type ProgressLink, progressLinksApi } from '../contract.ts'

interface ProgressLinkCardProps {
  lead: LeadDetails
  links: ProgressLink[]
}

/** Creates, sends and revokes the link with which a student follows the applications. */
export function ProgressLinkCard({ lead, links }: ProgressLinkCardProps) {
  const { run, isSending } = useCommand()
  /** The new address, which only the response of the server has. */
  const [created, setCreated] = useState<NewProgressLink>()
  const question = useRef<HTMLDialogElement>(null)
  const [link] = links
  const isNew = link !== undefined && link.id === created?.id

  async function create() {
    const input = { params: { id: lead.id } }
    const result = await run(progressLinksApi.add, input, 'The link could not be created.')
    if (result) setCreated(result.value)
  }

  async function revoke() {
    if (link)
      await run(
        progressLinksApi.revoke,
        { params: { id: link.id } },
        'The link could not be revoked.',
      )
  }

  return (
    <section aria-labelledby="progress" className="grid gap-3 card p-4">
      <h2 id="progress" className="text-lg font-semibold text-indigo">
        Progress link
      </h2>
      <p className="text-sm text-ink/75">
        A page for the student, without an account: where each application stands, who acts next,
        and which documents you still need.
      </p>
      {isNew && <NewAddress lead={lead} link={created} />}
      {link && <LinkState link={link} />}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={isSending}
          onClick={() => (link ? question.current?.showModal() : void create())}
        >
          {link ? 'New link' : 'Create link'}
        </Button>
        {link && (
          <Button size="small" disabled={isSending} onClick={() => void revoke()}>
            Revoke
          </Button>
        )}
      </div>
      <ConfirmDialog
        ref={question}
        question="Create a new link?"
        confirmLabel="New link"
        variant="primary"
        onConfirm={() => void create()}
      >
        <p className="text-ink/75">The link that the student has now stops working.</p>
      </ConfirmDialog>
    </section>
  )
}

function NewAddress({ lead, link }: { lead: LeadDetails; link: NewProgressLink }) {
  const [number] = lead.whatsapp

  return (
    <div className="grid gap-2">
      <p className="text-sm">
        Send this address to the student now. It is shown only once, because we store no copy.
      </p>
      <CopyField label="Address of the progress link" text={link.address} />
      {number && (
        <p>
          <a
            href={`https://wa.me/${number.digits}?text=${encodeURIComponent(link.message)}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClassName('plain', 'small')}
          >
            Open in WhatsApp
          </a>
        </p>
      )}
    </div>
  )
}

function LinkState({ link }: { link: ProgressLink }) {
  const { created_at, created_by, last_opened_at, expires_at } = link

  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      <dt className="text-ink/75">Created</dt>
      <dd>
        <OfficeDateTime at={created_at} /> by {created_by}
      </dd>
      <dt className="text-ink/75">Last opened</dt>
      <dd>{last_opened_at ? <OfficeDateTime at={last_opened_at} /> : 'Not yet'}</dd>
      <dt className="text-ink/75">Ends unless opened</dt>
      <dd>
        <OfficeDateTime at={expires_at} />
      </dd>
    </dl>
  )
}
