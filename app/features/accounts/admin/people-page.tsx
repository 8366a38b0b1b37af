import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Role, type RoleAssignment, roles } from '#app/contract/rights.ts'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { useDraft } from '#app/platform/admin/use-draft.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { administratorsApi, type Invitation } from '../people-contract.ts'
import { requiredFactorsApi } from '../required-factors-contract.ts'
import type { Route } from './+types/people-page.ts'
import { LinkDialog, type PasswordLinkOfAccount } from './link-dialog.tsx'
import { PeopleList } from './people-list.tsx'
import { RoleFields } from './role-fields.tsx'
import { roleLabels } from './role-labels.ts'

const people = list(administratorsApi.list, {
  id: 'people',
  title: 'People',
  plural: 'people',
  describeEmpty: () =>
    'People of your office who can sign in are listed here. Press “+ Invite” to invite one.',
})

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(people, args)

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const [link, setLink] = useState<PasswordLinkOfAccount>()
  const invitation = useInvitation(setLink)

  return (
    <>
      <ListScreen
        list={people}
        {...loaderData}
        actions={
          <div className="flex flex-wrap gap-3">
            <RequiredFactors />
            <Button variant="primary" onClick={invitation.open}>
              + Invite
            </Button>
          </div>
        }
        intro={
          <p className="max-w-prose text-ink/75">
            Everyone with access to the back office, and their role. The activity log shows who
            changed what.
          </p>
        }
      >
        {(rows) => <PeopleList people={rows} onLink={setLink} />}
      </ListScreen>
      {invitation.isOpen && <InviteDialog {...invitation} />}
      {link && <LinkDialog {...link} onClose={() => setLink(undefined)} />}
    </>
  )
}

/** Opens the dialog that sets which roles require a second factor. */
function RequiredFactors() {
  const { run } = useCommand()
  const [required, setRequired] = useState<Role[]>()

  async function open() {
    const result = await run(requiredFactorsApi.read, {})
    if (result) setRequired(result.value.roles)
  }

  return (
    <>
      <Button onClick={open}>Second factor</Button>
      {required && <RequiredDialog required={required} onClose={() => setRequired(undefined)} />}
    </>
  )
}

function RequiredDialog({ required, onClose }: { required: Role[]; onClose: () => void }) {
  const api = useApi()
  const { submit, isSending, failure } = useSubmission()
  const [selected, setSelected] = useState(required)

  async function save() {
    const body = { roles: selected }
    const result = await submit(api.attempt(requiredFactorsApi.replace, { body }))
    if (!result?.ok) return
    onClose()
    await showToast('success', 'Saved')
  }

  return (
    <FormDialog
      title="Second factor required"
      failure={failure}
      isSending={isSending}
      onSubmit={save}
      onClose={onClose}
    >
      <p>
        People in these roles need a code from an app or a passkey in addition to their password.
        Anyone without one must set it up at the next login. People who are signed in stay signed in
        until then.
      </p>
      <ChoiceGroup label="Roles" path="roles" className="sr-only">
        {roles.map((role) => (
          <Checkbox
            key={role}
            label={roleLabels[role].name}
            isChecked={selected.includes(role)}
            onChange={(isTicked) =>
              setSelected(
                roles.filter((each) => (each === role ? isTicked : selected.includes(each))),
              )
            }
          />
        ))}
      </ChoiceGroup>
    </FormDialog>
  )
}

/** The default is the role with the fewest rights. */
const emptyInvitation: Invitation & RoleAssignment = {
  username: '',
  email: '',
  role: 'viewer',
  lead_scope: '',
  branch: '',
}

type InviteDialogProps = Pick<
  ReturnType<typeof useInvitation>,
  'draft' | 'setDraft' | 'invite' | 'isSending' | 'failure' | 'close' | 'cancel'
>

function InviteDialog({ draft, setDraft, invite, close, cancel, ...rest }: InviteDialogProps) {
  const { isSending, failure } = rest
  const inputProps = {
    isRequired: true,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  }

  return (
    <FormDialog
      title="Invite a user"
      action={isSending ? 'Inviting...' : 'Invite'}
      failure={failure}
      isSending={isSending}
      onSubmit={invite}
      onCancel={cancel}
      onClose={close}
    >
      <TextField
        {...inputProps}
        label="Username"
        value={draft.username}
        path="username"
        onChange={(username) => setDraft({ ...draft, username })}
      />
      <TextField
        {...inputProps}
        label="Email"
        type="email"
        value={draft.email}
        path="email"
        onChange={(email) => setDraft({ ...draft, email })}
      />
      <RoleFields
        assignment={draft}
        onChange={(assignment) => setDraft({ ...draft, ...assignment })}
      />
    </FormDialog>
  )
}

/** The draft survives a login or a reload. */
function useInvitation(onLink: (link: PasswordLinkOfAccount) => void) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { draft, saveDraft: setDraft, hasDraft } = useDraft('invite', emptyInvitation)
  const [isOpen, setIsOpen] = useState(hasDraft)
  const { submit, isSending, failure } = useSubmission()
  const close = () => setIsOpen(false)

  function cancel() {
    setDraft(emptyInvitation)
    close()
  }

  async function invite() {
    const result = await submit(api.attempt(administratorsApi.invite, { body: draft }))
    if (!result?.ok) return
    cancel()
    onLink({ username: result.value.administrator.username, ...result.value.link })
    await revalidate()
  }

  const open = () => setIsOpen(true)
  return { draft, setDraft, isOpen, open, close, cancel, invite, isSending, failure }
}
