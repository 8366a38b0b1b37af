import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Lead, leadsApi } from '../contract.ts'

const UNDO_MS = 10_000

/** Deletes a lead, which can be restored for 30 days. */
export function DeleteLead({ lead: { id, name } }: { lead: Pick<Lead, 'id' | 'name'> }) {
  const api = useApi()
  const navigate = useNavigate()
  const { submit, isSending } = useSubmission()
  const question = useRef<HTMLDialogElement>(null)
  const params = { id }
  const displayName = name || 'The lead'

  async function remove() {
    const result = await submit(api.attempt(leadsApi.remove, { params }))
    // A 404 means that a colleague has deleted it already.
    if (!result?.ok && result?.status !== 404) {
      return showToast('error', `${displayName} could not be deleted. Please try again.`)
    }
    await navigate('/admin/leads')
    const action = { label: 'Undo', onClick: () => void restore() }
    await showToast('success', `${displayName} was deleted`, { durationMs: UNDO_MS, action })
  }

  async function restore() {
    const result = await api.attempt(leadsApi.restore, { params }).catch(() => undefined)
    if (result?.ok) await navigate(`/admin/leads/${id}`)
    else await showToast('error', `${displayName} could not be restored. Try again from Deleted.`)
  }

  return (
    <>
      <Button onClick={() => question.current?.showModal()} disabled={isSending}>
        Delete lead
      </Button>
      <ConfirmDialog
        ref={question}
        question={`Delete the lead ${name}?`}
        confirmLabel="Delete"
        onConfirm={() => void remove()}
      >
        <p className="text-ink/75">
          You can restore it from Deleted for 30 days, with its timeline, files and checklist. If
          this person writes again, the lead is restored automatically.
        </p>
      </ConfirmDialog>
    </>
  )
}
