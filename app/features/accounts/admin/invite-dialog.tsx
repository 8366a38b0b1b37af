import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useDraft } from '#app/base/admin/use-draft.ts'
import { useApi } from '#app/base/browser/use-api.ts'
import { useSubmission } from '#app/base/browser/use-submission.ts'
import type { Standing } from '#app/contract/rights.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { administratorsApi, type Invitation } from '../people-contract.ts'
import type { OpenLink } from './link-dialog.tsx'
import { StandingFields } from './standing-fields.tsx'

/** Whoever invites somebody chooses more than the least. */
const nobody: Invitation & Standing = {
  ...{ username: '', email: '' },
  ...{ role: 'viewer', kept_to: '', branch: '' },
}

type InviteDialogProps = Pick<
  ReturnType<typeof useInvitation>,
  'draft' | 'keep' | 'invite' | 'isSending' | 'failure' | 'close' | 'leave'
>

/** Asks whom to invite. */
export function InviteDialog({ draft, keep, invite, close, leave, ...rest }: InviteDialogProps) {
  const { isSending, failure } = rest
  const plain = { isRequired: true, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }

  return (
    <Dialog title="Invite somebody" size="small" onClose={close}>
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
            {...plain}
            label="Username"
            maxLength={150}
            value={draft.username}
            path="username"
            onChange={(username) => keep({ ...draft, username })}
          />
          <TextField
            {...plain}
            label="Email"
            type="email"
            maxLength={254}
            value={draft.email}
            path="email"
            onChange={(email) => keep({ ...draft, email })}
          />
          <StandingFields
            standing={draft}
            onChange={(standing) => keep({ ...draft, ...standing })}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={leave}>Cancel</Button>
            <Button type="submit" look="primary" disabled={isSending}>
              {isSending ? 'Inviting...' : 'Invite'}
            </Button>
          </div>
        </FormErrors>
      </form>
    </Dialog>
  )
}

/** What was typed before a login or a reload is there again. */
export function useInvitation(onLink: (link: OpenLink) => void) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { draft, keep, isKept } = useDraft('invite', nobody)
  const [isOpen, setIsOpen] = useState(isKept)
  const { submit, isSending, failure } = useSubmission()
  const close = () => setIsOpen(false)

  function leave() {
    keep(nobody)
    close()
  }

  async function invite() {
    const result = await submit(api.attempt(administratorsApi.invite, { body: draft }))
    if (!result?.ok) return
    leave()
    onLink({ username: result.value.administrator.username, ...result.value.link })
    await revalidate()
  }

  const open = () => setIsOpen(true)
  return { draft, keep, isOpen, open, close, leave, invite, isSending, failure }
}
