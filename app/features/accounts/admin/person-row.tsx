import { Link } from 'react-router'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { EmailLink } from '#app/ui/email-link.tsx'
import type { Administrator } from '../people-contract.ts'
import type { AccountActionName } from './account-actions.ts'
import { formatRole } from './role-labels.ts'

interface PersonRowProps {
  person: Administrator
  isSelf: boolean
  onAction: (actionName: AccountActionName, person: Administrator) => void
  /** Opens the dialog for changing the role. */
  onChangeRole: (person: Administrator) => void
}

/** A row; a card on small screens. */
export function PersonRow({ person, isSelf, ...handlers }: PersonRowProps) {
  const { username, email, state, last_signed_in_at } = person

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 rounded-card border border-line bg-white p-4 lg:grid-cols-[minmax(0,1fr)_7rem_11rem_19.5rem] lg:items-center lg:gap-4 lg:rounded-none lg:border-0 lg:bg-transparent lg:not-first:border-t lg:px-5">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {username}
          {isSelf && <span className="font-normal text-ink/75"> (you)</span>}
        </p>
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

function RowActions({ person, onAction, onChangeRole }: Omit<PersonRowProps, 'isSelf'>) {
  const { username, state } = person
  const isDisabled = state === 'disabled'
  const toggle = isDisabled ? 'enable' : 'disable'
  const link = state === 'invited' ? 'New link' : 'Reset password'

  return (
    <>
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
