import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { RoleAssignment } from '#app/contract/rights.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Administrator, administratorsApi } from '../people-contract.ts'
import { RoleFields } from './role-fields.tsx'
import { formatRole } from './role-labels.ts'

interface RoleDialogProps {
  person: Administrator
  onClose: () => void
}

/** Changes the role of an administrator. */
export function RoleDialog({ person, onClose }: RoleDialogProps) {
  const { id, username, role, lead_scope, branch } = person
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [assignment, setAssignment] = useState<RoleAssignment>({ role, lead_scope, branch })
  const { submit, isSending, failure } = useSubmission()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const change = { params: { id }, body: assignment }
    const result = await submit(api.attempt(administratorsApi.setRole, change))
    if (!result?.ok) return
    await revalidate()
    onClose()
    await showToast('success', `${username} is now: ${formatRole(result.value)}`)
  }

  return (
    <Dialog title={`Role of ${username}`} size="small" onClose={onClose}>
      <form noValidate onSubmit={save} className="grid gap-4 p-5 sm:px-6">
        <FormErrors failure={failure}>
          <RoleFields assignment={assignment} onChange={setAssignment} />
          <p className="text-sm text-ink/80 wrap-anywhere">
            It takes effect immediately, wherever {username} is signed in. Nothing that {username}{' '}
            did is lost.
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" disabled={isSending}>
              Change role
            </Button>
          </div>
        </FormErrors>
      </form>
    </Dialog>
  )
}
