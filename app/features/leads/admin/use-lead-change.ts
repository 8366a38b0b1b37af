import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { NewActivity } from '../activity-contract.ts'
import { type Lead, type LeadChange, leadsApi } from '../contract.ts'

/** Changes a lead and shows the result or the error in a toast. */
export function useLeadChange(lead: Lead) {
  const { id, name } = lead
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending, failure } = useSubmission()

  /** Returns whether the change succeeded, before the screen has reloaded. */
  async function send(call: Parameters<typeof submit>[0], done: string, before?: LeadChange) {
    const result = await submit(call)
    if (!result?.ok) {
      const detail = describeFailure(result?.failure)
      await showToast('error', `${name} was not changed`, { description: detail })
      return false
    }
    void showResult(done, before)
    return true
  }

  async function showResult(done: string, before?: LeadChange) {
    await revalidate()
    const undo = before && (() => void send(change(before), `${name} changed back`))
    await showToast('success', done, { undo })
  }

  const change = (body: LeadChange) => api.attempt(leadsApi.change, { params: { id }, body })

  return {
    isSending,
    failure,
    change: (body: LeadChange, done: string) =>
      send(change(body), done, previousValues(lead, body)),
    logActivity: (body: NewActivity, done: string) =>
      send(api.attempt(leadsApi.logActivity, { params: { id }, body }), done),
  }
}

/** A stage is changed back with its lost reason. */
function previousValues({ lost_reason, ...lead }: Lead, body: LeadChange): LeadChange {
  const names = Object.keys(body) as (keyof LeadChange)[]
  const before = Object.fromEntries(names.map((name) => [name, lead[name as keyof typeof lead]]))
  return 'stage_id' in body ? { ...before, lost_reason } : before
}
