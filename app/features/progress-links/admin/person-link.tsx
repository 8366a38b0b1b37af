import { useRef, useState } from 'react'
import type { LeadDetails } from '#app/features/leads/contract.ts'
import type { LeadGuardian } from '#app/features/leads/guardians-contract.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { type NewProgressLink, type ProgressLink, progressLinksApi } from '../contract.ts'
import { DocumentCode } from './document-code.tsx'

interface PersonLinkProps {
  lead: LeadDetails
  /** undefined: the student. */
  guardian?: LeadGuardian
  link?: ProgressLink
  /** The digits of a wa.me link. */
  digits?: string
}

/** Creates, sends and revokes the link of a student or guardian. */
export function PersonLink({ lead, guardian, link, digits }: PersonLinkProps) {
  const { run, isSending } = useCommand()
  /** The new address, which only the response of the server has. */
  const [created, setCreated] = useState<NewProgressLink>()
  const question = useRef<HTMLDialogElement>(null)
  const isNew = link !== undefined && link.id === created?.id
  const ofName = guardian && <span className="sr-only"> {guardian.name || guardian.phone}</span>

  async function create() {
    const body = { guardian_id: guardian?.id ?? null }
    const input = { params: { id: lead.id }, body }
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
    <div className="grid gap-3">
      {isNew && <NewAddress link={created} digits={digits} />}
      {link && <LinkState link={link} />}
      {link && <DocumentCode key={link.id} link={link} digits={digits} ofName={ofName} />}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={isSending}
          onClick={() => (link ? question.current?.showModal() : void create())}
        >
          {link ? 'New link' : 'Create link'}
          {ofName}
        </Button>
        {link && (
          <Button size="small" disabled={isSending} onClick={() => void revoke()}>
            Revoke{ofName}
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
        <p className="text-ink/75">The link that this person has now stops working.</p>
      </ConfirmDialog>
    </div>
  )
}

function NewAddress({ link, digits }: { link: NewProgressLink; digits?: string }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm">
        Send this address now. It is shown only once, because we store no copy.
      </p>
      <CopyField label="Address of the progress link" text={link.address} />
      {digits && (
        <p>
          <a
            href={`https://wa.me/${digits}?text=${encodeURIComponent(link.message)}`}
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
