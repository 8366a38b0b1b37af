import { useRef, useState } from 'react'
import { useIdentity } from '#app/platform/admin/identity-context.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { Administrator } from '../people-contract.ts'
import { type AccountAction, type AccountActionName, describeAction } from './account-actions.ts'
import type { PasswordLinkOfAccount } from './link-dialog.tsx'
import { PersonRow } from './person-row.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { useAccountActions } from './use-account-actions.ts'

interface PeopleListProps {
  people: Administrator[]
  onLink: (link: PasswordLinkOfAccount) => void
}

export function PeopleList({ people, onLink }: PeopleListProps) {
  const { sub } = useIdentity()
  const dialog = useRef<HTMLDialogElement>(null)
  const [pendingAction, setPendingAction] = useState<AccountAction>()
  const [personToChange, setPersonToChange] = useState<Administrator>()
  const performAction = useAccountActions(onLink)

  function confirmAction(name: AccountActionName, person: Administrator) {
    setPendingAction(describeAction(name, person))
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
            onAction={confirmAction}
            onChangeRole={setPersonToChange}
          />
        ))}
      </ul>
      {personToChange && (
        <RoleDialog person={personToChange} onClose={() => setPersonToChange(undefined)} />
      )}
      <ConfirmDialog
        ref={dialog}
        question={pendingAction?.question ?? ''}
        confirmLabel={pendingAction?.action ?? ''}
        variant={pendingAction?.name === 'disable' ? 'danger' : 'primary'}
        onConfirm={() => pendingAction && performAction(pendingAction.name, pendingAction.person)}
      >
        <p className="wrap-anywhere text-ink/80">{pendingAction?.consequence}</p>
      </ConfirmDialog>
    </>
  )
}
