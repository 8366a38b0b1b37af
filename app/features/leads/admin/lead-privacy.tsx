import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { IfMay } from '#app/base/admin/rights-context.tsx'
import { saveFile } from '#app/base/admin/save-file.ts'
import { to } from '#app/base/browser/addresses.ts'
import { useApi } from '#app/base/browser/use-api.ts'
import { useSubmission } from '#app/base/browser/use-submission.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { WholeLead } from '../contract.ts'
import { privacyApi } from '../privacy-contract.ts'

/** What people may ask of the office about themselves. */
export function LeadPrivacy({ lead: { id, name, parts } }: { lead: WholeLead }) {
  const api = useApi()
  const navigate = useNavigate()
  const { submit, isSending } = useSubmission()
  const question = useRef<HTMLDialogElement>(null)
  const params = { id }
  // What was opened of those who became part of it was opened of them.
  const ids = [id, ...parts.map((part) => part.id)].join(' ')

  async function handOver() {
    const result = await submit(api.attempt(privacyApi.record, { params }))
    if (!result?.ok) return showToast('error', 'The file could not be made. Please try again.')
    const json = JSON.stringify(result.value, null, 2)
    saveFile(new Blob([json], { type: 'application/json' }), `about-${id}.json`)
  }

  async function erase() {
    const result = await submit(api.attempt(privacyApi.erase, { params }))
    if (!result?.ok) return showToast('error', `${name} could not be erased. Please try again.`)
    await navigate('/admin/today')
    await showToast('success', 'Erased for good')
  }

  return (
    <section aria-labelledby="privacy" className="grid gap-3">
      <h2 id="privacy" className="text-lg font-semibold text-indigo">
        What is kept about them
      </h2>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={handOver} disabled={isSending}>
          Save as a file to hand over
        </Button>
        <IfMay right="leads:all">
          <Link
            to={`${to('/admin/activity')}?${new URLSearchParams({ subject: 'lead_opening', q: ids })}`}
            className={buttonLook('plain', 'small')}
          >
            Who has opened it
          </Link>
        </IfMay>
        <Button size="small" onClick={() => question.current?.showModal()} disabled={isSending}>
          Erase for good
        </Button>
      </div>
      <ConfirmDialog
        ref={question}
        question={`Erase everything about ${name} for good?`}
        action="Erase"
        onConfirm={erase}
      >
        What they sent and said in the chat, what was noted, and their files. It cannot be brought
        back.
      </ConfirmDialog>
    </section>
  )
}
