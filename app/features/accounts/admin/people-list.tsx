import { useRef, useState } from 'react'
import { useIdentity } from '#app/base/admin/identity-context.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { Administrator } from '../people-contract.ts'
import type { OpenLink } from './link-dialog.tsx'
import { type Deed, type DeedName, toDeed } from './people-deeds.ts'
import { PersonRow } from './person-row.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { usePeopleActions } from './use-people-actions.ts'

interface PeopleListProps {
  people: Administrator[]
  onLink: (link: OpenLink) => void
}

export function PeopleList({ people, onLink }: PeopleListProps) {
  const { sub } = useIdentity()
  const dialog = useRef<HTMLDialogElement>(null)
  const [deed, setDeed] = useState<Deed>()
  const [changed, setChanged] = useState<Administrator>()
  const act = usePeopleActions(onLink)

  function ask(name: DeedName, person: Administrator) {
    setDeed(toDeed(name, person))
    dialog.current?.showModal()
  }

  return (
    <>
      <ul className="grid gap-3 lg:gap-0 lg:rounded-card lg:border lg:border-line lg:bg-white">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isSelf={person.id === sub}
            onAsk={ask}
            onRole={setChanged}
          />
        ))}
      </ul>
      {changed && <RoleDialog person={changed} onClose={() => setChanged(undefined)} />}
      <ConfirmDialog
        ref={dialog}
        question={deed?.question ?? ''}
        action={deed?.action ?? ''}
        look={deed?.name === 'disable' ? 'danger' : 'primary'}
        onConfirm={() => deed && act(deed.name, deed.person)}
      >
        <p className="wrap-anywhere text-ink/80">{deed?.consequence}</p>
      </ConfirmDialog>
    </>
  )
}
