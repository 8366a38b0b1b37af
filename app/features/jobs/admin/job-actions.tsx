import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { focusHeading } from '#app/platform/admin/screen.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Job, jobsApi } from '../contract.ts'

/** Actions for a failed job. */
export function JobActions({
  job: { id, title, subject, state, error, is_recurring },
}: {
  job: Job
}) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const name = subject ? `${title}: ${subject}` : title
  if (!error || state === 'running') return null

  async function call(action: 'retry' | 'remove', message: string) {
    setSending(true)
    const result = await api.attempt(jobsApi[action], { params: { id } }).catch(() => undefined)
    setSending(false)
    await revalidate()
    if (!result?.ok) {
      await showToast('error', describeFailure(result?.failure))
      return
    }
    focusHeading()
    await showToast('success', message)
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        disabled={isSending}
        aria-label={`Retry: ${name}`}
        onClick={() => call('retry', 'The job will run again')}
      >
        Retry
      </Button>
      {!is_recurring && (
        <Button
          size="small"
          disabled={isSending}
          aria-label={`Delete ${name}`}
          onClick={() => dialog.current?.showModal()}
        >
          Delete
        </Button>
      )}
      <ConfirmDialog
        ref={dialog}
        question="Delete this job?"
        confirmLabel="Delete"
        onConfirm={() => call('remove', 'The job was deleted')}
      >
        <p className="wrap-anywhere text-ink/75">{name} will not run again.</p>
      </ConfirmDialog>
    </div>
  )
}
