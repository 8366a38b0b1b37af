import { use, useRef, useState } from 'react'
import { Navigate, useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { Contact } from '../contract.ts'
import { ContactExport } from './contact-export.tsx'
import { ContactPages } from './contact-pages.tsx'
import { ContactSortSelect } from './contact-sort-select.tsx'
import { ContactTable } from './contact-table.tsx'
import { type ContactView, linkTo } from './contact-view.ts'
import { PER_PAGE, type Reading } from './read-contacts.ts'
import { useContactRemoval } from './use-contact-removal.ts'

interface ContactListProps {
  view: ContactView
  reading: Promise<Reading>
}

export function ContactList({ view, reading }: ContactListProps) {
  const result = use(reading)
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<Contact>()
  const remove = useContactRemoval()

  if ('error' in result) return <NotRead error={result.error} />
  const { contacts, total } = result
  if (total === 0) return <NothingFound q={view.q} />
  const last = Math.ceil(total / PER_PAGE)
  // Its last contact was deleted, or the address is an old one.
  if (view.page > last) return <Navigate to={linkTo({ ...view, page: last })} replace />

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink/75 tabular-nums">
          {describe(total, contacts.length, view)}
        </p>
        <ContactExport view={view} />
        <ContactSortSelect view={view} />
      </div>
      <ContactTable
        view={view}
        contacts={contacts}
        onRemove={(contact) => {
          setChosen(contact)
          dialog.current?.showModal()
        }}
      />
      <ContactPages view={view} last={last} />
      <ConfirmDialog
        ref={dialog}
        question="Are you sure you want to delete this message?"
        action="Delete"
        onConfirm={() => chosen && remove(chosen)}
      >
        <p className="wrap-anywhere text-ink/75">
          {chosen?.name}, {chosen?.email}
        </p>
      </ConfirmDialog>
    </>
  )
}

function NotRead({ error }: { error: string }) {
  const { revalidate } = useRevalidator()

  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">{error}</p>
      <Button size="small" onClick={() => revalidate()}>
        Try again
      </Button>
    </div>
  )
}

function NothingFound({ q }: { q: string }) {
  return (
    <div className="rounded-card border border-line bg-white p-6">
      <p role="status" className="font-semibold">
        No contact messages found
      </p>
      <p className="text-ink/75">
        {q
          ? `Nothing has “${q}” in its name, email, phone or text.`
          : 'What visitors send by the contact form appears here.'}
      </p>
    </div>
  )
}

function describe(total: number, shown: number, { q, page }: ContactView) {
  const messages = total === 1 ? '1 message' : `${total.toLocaleString('en')} messages`
  const first = (page - 1) * PER_PAGE + 1
  const range =
    shown < total && `${first.toLocaleString('en')}–${(first + shown - 1).toLocaleString('en')} of `
  return `${range || ''}${messages}${q && ` with “${q}”`}`
}
