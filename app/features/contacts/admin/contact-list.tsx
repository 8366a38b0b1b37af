import { use, useRef, useState } from 'react'
import { Link } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { Contact } from '../contract.ts'
import { ContactTable } from './contact-table.tsx'
import type { Reading } from './read-contacts.ts'
import { useContactRemoval } from './use-contact-removal.ts'

interface ContactListProps {
  q: string
  before: string
  reading: Promise<Reading>
}

export function ContactList({ q, before, reading }: ContactListProps) {
  const result = use(reading)
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<Contact>()
  const remove = useContactRemoval()

  if ('error' in result) return <p role="alert">{result.error}</p>
  const { contacts, total, hasOlder } = result
  if (total === 0) return <NothingFound q={q} />

  return (
    <>
      <p role="status" className="text-sm text-ink/75">
        {describe(total, q)}
      </p>
      <ContactTable
        contacts={contacts}
        onRemove={(contact) => {
          setChosen(contact)
          dialog.current?.showModal()
        }}
      />
      <Pages q={q} before={before} last={hasOlder ? contacts.at(-1) : undefined} />
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

function describe(total: number, q: string) {
  const messages = total === 1 ? '1 message' : `${total.toLocaleString('en')} messages`
  return q ? `${messages} with “${q}”` : `${messages}, newest first`
}

/** Through the pages by the address, so that Back and a shared link work. */
function Pages({ q, before, last }: { q: string; before: string; last?: Contact }) {
  const link = (older?: string) => {
    const query = new URLSearchParams({ ...(q && { q }), ...(older && { before: older }) })
    return `/admin/contacts?${query}`
  }
  if (!before && !last) return null

  return (
    <nav aria-label="Pages" className="flex gap-3">
      {before && (
        <Link to={link()} className={buttonLook('plain', 'small')}>
          Newest
        </Link>
      )}
      {last && (
        <Link to={link(last.id)} className={buttonLook('plain', 'small')}>
          Older
        </Link>
      )}
    </nav>
  )
}
