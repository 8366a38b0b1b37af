import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { RoleAssignment } from '#app/contract/rights.ts'
import { useDraft } from '#app/platform/admin/use-draft.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { administratorsApi, type Invitation } from '../people-contract.ts'
import type { PasswordLinkOfAccount } from './link-dialog.tsx'
import { RoleFields } from './role-fields.tsx'

/** The default is the role with the fewest rights. */
const emptyInvitation: Invitation & RoleAssignment = {
  ...{ username: '', email: '' },
  role: 'viewer',
  lead_scope: '',
  branch: '',
}

type InviteDialogProps = Pick<
  ReturnType<typeof useInvitation>,
  'draft' | 'setDraft' | 'invite' | 'isSending' | 'failure' | 'close' | 'cancel'
>

export function InviteDialog({
  draft,
  setDraft,
  invite,
  close,
  cancel,
  ...rest
}: InviteDialogProps) {
  const { isSending, failure } = rest
  const inputProps = {
    isRequired: true,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  }

  return (
    <Dialog title="Invite a user" size="small" onClose={close}>
      <form
        noValidate
        className="grid gap-5 p-5 sm:px-6"
        onSubmit={(event) => {
          event.preventDefault()
          invite()
        }}
      >
        <FormErrors failure={failure}>
          <TextField
            {...inputProps}
            label="Username"
            maxLength={150}
            value={draft.username}
            path="username"
            onChange={(username) => setDraft({ ...draft, username })}
          />
          <TextField
            {...inputProps}
            label="Email"
            type="email"
            maxLength={254}
            value={draft.email}
            path="email"
            onChange={(email) => setDraft({ ...draft, email })}
          />
          <RoleFields
            assignment={draft}
            onChange={(assignment) => setDraft({ ...draft, ...assignment })}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={cancel}>Cancel</Button>
            <Button type="submit" variant="primary" disabled={isSending}>
              {isSending ? 'Inviting...' : 'Invite'}
            </Button>
          </div>
        </FormErrors>
      </form>
    </Dialog>
  )
}

/** The draft survives a login or a reload. */
export function useInvitation(onLink: (link: PasswordLinkOfAccount) => void) {
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
