import { useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { RoleAssignment } from '#app/contract/rights.ts'
import { useIdentity } from '#app/platform/admin/identity-context.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { EmailLink } from '#app/ui/email-link.tsx'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Administrator, administratorsApi } from '../people-contract.ts'
import type { PasswordLinkOfAccount } from './link-dialog.tsx'
import { ProfileFields, useProfileEditor } from './profile-fields.tsx'
import { RoleFields } from './role-fields.tsx'
import { formatRole } from './role-labels.ts'

interface PeopleListProps {
  people: Administrator[]
  onLink: (link: PasswordLinkOfAccount) => void
}

export function PeopleList({ people, onLink }: PeopleListProps) {
  const { sub } = useIdentity()
  const dialog = useRef<HTMLDialogElement>(null)
  const [pendingAction, setPendingAction] = useState<AccountAction>()
  const [personToChange, setPersonToChange] = useState<Administrator>()
  const [personToDescribe, setPersonToDescribe] = useState<Administrator>()
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
            onChangeProfile={setPersonToDescribe}
          />
        ))}
      </ul>
      {personToDescribe && (
        <ProfileDialog person={personToDescribe} onClose={() => setPersonToDescribe(undefined)} />
      )}
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

/** Performs an action on an account and shows its result. */
function useAccountActions(onLink: (link: PasswordLinkOfAccount) => void) {
  const { run } = useCommand()

  return async function performAction(
    actionName: AccountActionName,
    { id, username }: Administrator,
  ) {
    const params = { id }
    if (actionName === 'makeLink') {
      const result = await run(administratorsApi.makeLink, { params })
      if (result) onLink({ username, ...result.value })
    } else if (await run(administratorsApi[actionName], { params })) {
      const outcome = actionName === 'disable' ? 'is disabled' : 'is enabled'
      await showToast('success', `${username} ${outcome}`)
    }
  }
}

/** Changes the role of an administrator. */
function RoleDialog({ person, onClose }: { person: Administrator; onClose: () => void }) {
  const { id, username, role, lead_scope, branch } = person
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [assignment, setAssignment] = useState<RoleAssignment>({ role, lead_scope, branch })
  const { submit, isSending, failure } = useSubmission()

  async function save() {
    const change = { params: { id }, body: assignment }
    const result = await submit(api.attempt(administratorsApi.setRole, change))
    if (!result?.ok) return
    await revalidate()
    onClose()
    await showToast('success', `${username} is now: ${formatRole(result.value)}`)
  }

  return (
    <FormDialog
      title={`Role of ${username}`}
      action="Change role"
      failure={failure}
      isSending={isSending}
      onSubmit={save}
      onClose={onClose}
    >
      <RoleFields assignment={assignment} onChange={setAssignment} />
      <p className="text-sm text-ink/80 wrap-anywhere">
        It takes effect immediately, wherever {username} is signed in. Nothing that {username} did
        is lost.
      </p>
    </FormDialog>
  )
}

/** Changes what the office shows of a person. */
function ProfileDialog({ person, onClose }: { person: Administrator; onClose: () => void }) {
  const { id, username } = person
  const api = useApi()
  const { revalidate } = useRevalidator()
  const editor = useProfileEditor({
    id,
    profile: person,
    send: (input) => api.attempt(administratorsApi.changeProfile, { params: { id }, ...input }),
    async onSaved() {
      await revalidate()
      onClose()
      await showToast('success', 'Saved')
    },
  })

  return (
    <EditDialog title={`Profile of ${username}`} editor={editor} onClose={onClose}>
      <ProfileFields editor={editor} />
    </EditDialog>
  )
}

interface PersonRowProps {
  person: Administrator
  isSelf: boolean
  onAction: (actionName: AccountActionName, person: Administrator) => void
  /** Opens the dialog for changing the role. */
  onChangeRole: (person: Administrator) => void
  /** Opens the dialog for changing the profile. */
  onChangeProfile: (person: Administrator) => void
}

/** A row; a card on small screens. */
function PersonRow({ person, isSelf, ...handlers }: PersonRowProps) {
  const { username, full_name, languages, email, state, last_signed_in_at } = person

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 card p-4 lg:grid-cols-[minmax(0,1fr)_7rem_11rem_19.5rem] lg:items-center lg:gap-4 lg:rounded-none lg:border-0 lg:bg-transparent lg:not-first:border-t lg:px-5">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {full_name || username}
          {isSelf && <span className="font-normal text-ink/75"> (you)</span>}
        </p>
        {(full_name || languages) && (
          <p className="text-sm text-ink/80 wrap-anywhere">
            {[full_name && username, languages].filter(Boolean).join(' · ')}
          </p>
        )}
        <EmailLink
          address={email}
          className="inline-block py-0.5 text-sm text-indigo underline wrap-anywhere"
        />
      </div>
      <div className="grid justify-items-end gap-1 lg:justify-items-start">
        <State state={state} />
        <span className="text-sm max-lg:text-right">{formatRole(person)}</span>
      </div>
      <p className="text-sm text-ink/80 max-lg:col-span-2">
        {last_signed_in_at ? (
          <>
            Signed in <OfficeDateTime at={last_signed_in_at} className="tabular-nums" />
          </>
        ) : state === 'invited' ? (
          'Has not chosen a password yet'
        ) : (
          'No sign-in within 30 days'
        )}
      </p>
      <div className="flex flex-wrap gap-2 max-lg:col-span-2 lg:justify-end">
        {isSelf ? (
          <Link to="/admin/account" className={buttonClassName('plain', 'small')}>
            Your account
          </Link>
        ) : (
          <RowActions person={person} {...handlers} />
        )}
      </div>
    </li>
  )
}

function RowActions({
  person,
  onAction,
  onChangeRole,
  onChangeProfile,
}: Omit<PersonRowProps, 'isSelf'>) {
  const { username, state } = person
  const isDisabled = state === 'disabled'
  const toggle = isDisabled ? 'enable' : 'disable'
  const link = state === 'invited' ? 'New link' : 'Reset password'

  return (
    <>
      <Button
        size="small"
        aria-label={`Profile of ${username}`}
        onClick={() => onChangeProfile(person)}
      >
        Profile
      </Button>
      <Button size="small" aria-label={`Role of ${username}`} onClick={() => onChangeRole(person)}>
        Role
      </Button>
      {!isDisabled && (
        <Button
          size="small"
          aria-label={`${link} for ${username}`}
          onClick={() => onAction('makeLink', person)}
        >
          {link}
        </Button>
      )}
      {/* One button for both actions, so that it keeps the focus when its label changes. */}
      <Button
        key="entry"
        size="small"
        aria-label={`${isDisabled ? 'Enable' : 'Disable'} ${username}`}
        onClick={() => onAction(toggle, person)}
      >
        {isDisabled ? 'Enable' : 'Disable'}
      </Button>
    </>
  )
}

const looks = {
  active: 'bg-indigo/10 text-indigo',
  invited: 'bg-marigold/25 text-night',
  disabled: 'bg-line text-ink',
}

function State({ state }: Pick<Administrator, 'state'>) {
  return (
    <span className={`rounded-full px-3 py-1 text-sm font-medium ${looks[state]}`}>
      {state === 'active' ? 'Active' : state === 'invited' ? 'Invited' : 'Disabled'}
    </span>
  )
}

/** Actions on another administrator's account. */
type AccountActionName = 'disable' | 'enable' | 'makeLink'

interface AccountAction {
  name: AccountActionName
  person: Administrator
  question: string
  consequence: string
  action: string
}

/** Returns the texts of the confirmation dialog. */
function describeAction(name: AccountActionName, person: Administrator): AccountAction {
  return { name, person, ...actionTexts[name](person) }
}

type ActionTexts = Pick<AccountAction, 'question' | 'consequence' | 'action'>

const actionTexts: Record<AccountActionName, (person: Administrator) => ActionTexts> = {
  disable: ({ username, state }) => ({
    question: `Disable ${username}?`,
    consequence:
      state === 'invited'
        ? 'The invitation link stops working immediately.'
        : `${username} is signed out everywhere within seconds and cannot log in until enabled again. Nothing that ${username} did is lost.`,
    action: 'Disable',
  }),
  enable: ({ username }) => ({
    question: `Enable ${username}?`,
    consequence: `${username} can sign in to the back office again.`,
    action: 'Enable',
  }),
  makeLink: ({ username, state }) =>
    state === 'invited'
      ? {
          question: `Create a new link for ${username}?`,
          consequence: 'The previous link stops working.',
          action: 'Create link',
        }
      : {
          question: `Reset the password of ${username}?`,
          consequence: `You get a link with which ${username} can choose a new password. The current password works until the link is used. Then ${username} is signed out everywhere.`,
          action: 'Create link',
        },
}
