import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { IfAllowed } from '#app/platform/admin/rights-context.tsx'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { LeadDetails } from '../contract.ts'
import { nameToConfirm, personalDataApi } from '../personal-data-contract.ts'
import { EraseDialog } from './erase-dialog.tsx'

/** Exports or erases the personal data of a lead. */
export function LeadPersonalData({ lead }: { lead: LeadDetails }) {
  const { id, merged_leads } = lead
  const name = nameToConfirm(lead)
  const api = useApi()
  const navigate = useNavigate()
  const { submit, isSending, failure } = useSubmission()
  const [isErasing, setErasing] = useState(false)
  const params = { id }
  // Views of the merged leads count as views of this lead.
  const ids = [id, ...merged_leads.map((part) => part.id)].join(' ')

  async function exportData() {
    const result = await submit(api.attempt(personalDataApi.exportData, { params }))
    if (!result?.ok) return showToast('error', 'The export failed. Please try again.')
    const json = JSON.stringify(result.value, null, 2)
    saveFile(new Blob([json], { type: 'application/json' }), `personal-data-${id}.json`)
  }

  async function erase(typed: string) {
    const result = await submit(
      api.attempt(personalDataApi.erase, { params, body: { name: typed } }),
    )
    if (result && !result.ok && result.failure.fields) return
    if (!result?.ok) {
      const description = result?.failure.detail
      return showToast('error', `${name} could not be erased.`, { description })
    }
    await navigate('/admin/today')
    await showToast('success', 'Personal data erased')
  }

  return (
    <section aria-labelledby="privacy" className="grid gap-3">
      <h2 id="privacy" className="text-lg font-semibold text-indigo">
        Personal data
      </h2>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={exportData} disabled={isSending}>
          Export data
        </Button>
        <IfAllowed right="leads:all">
          <Link
            to={`${to('/admin/activity-log')}?${new URLSearchParams({ subject: 'lead_access', q: ids })}`}
            className={buttonClassName('plain', 'small')}
          >
            Viewed by
          </Link>
        </IfAllowed>
        <IfAllowed right="leads:erase">
          <Button size="small" onClick={() => setErasing(true)} disabled={isSending}>
            Erase personal data
          </Button>
        </IfAllowed>
      </div>
      {isErasing && (
        <EraseDialog
          title={`Erase personal data of ${name}?`}
          label="Name"
          expected={name}
          isSending={isSending}
          failure={failure}
          onErase={(typed) => void erase(typed)}
          onClose={() => setErasing(false)}
        >
          <p>
            If the lead was only created by mistake, delete it instead. A deleted lead can be
            restored for 30 days.
          </p>
        </EraseDialog>
      )}
    </section>
  )
}
