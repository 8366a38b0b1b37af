import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { NewActivity } from '../activity-contract.ts'
import { type Lead, type LeadChange, leadsApi } from '../contract.ts'

/** Changes a lead and shows the result or the error in a toast. */
export function useLeadChange({ id, name }: Pick<Lead, 'id' | 'name'>) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending, failure } = useSubmission()

  /** Returns whether the change succeeded, before the screen has reloaded. */
  async function send(call: Parameters<typeof submit>[0], done: string) {
    const result = await submit(call)
    if (!result?.ok) {
      const detail = describeFailure(result?.failure)
      await showToast('error', `${name} was not changed`, { description: detail })
      return false
    }
    void showResult(done)
    return true
  }

  async function showResult(done: string) {
    await revalidate()
    await showToast('success', done)
  }

  return {
    isSending,
    failure,
    change: (body: LeadChange, done: string) =>
      send(api.attempt(leadsApi.change, { params: { id }, body }), done),
    logActivity: (body: NewActivity, done: string) =>
      send(api.attempt(leadsApi.logActivity, { params: { id }, body }), done),
  }
}
