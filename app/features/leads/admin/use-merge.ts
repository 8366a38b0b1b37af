import { useRevalidator } from 'react-router'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type Merge, mergeApi } from '../merge-contract.ts'

interface LeadRef {
  id: string
  name: string
}

/**
 * Merges or unmerges two leads or dismisses a possible duplicate. Each action can be undone.
 * `onMerged` navigates away from a screen that cannot show the result.
 */
export function useMerge({ id, name }: LeadRef, onMerged?: () => Promise<void> | void) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending } = useSubmission()
  const call = (endpoint: Endpoint, body: { other_id: string }) =>
    api.attempt(endpoint, { params: { id }, body })

  async function send(request: ReturnType<typeof call>, done: string, undo?: () => void) {
    const result = await submit(request)
    if (!result?.ok) {
      const description = describeFailure(result?.failure)
      return showToast('error', `${name} was not changed`, { description })
    }
    // Navigates before the toast, whose code may still be loading. An undo from the toast stays on
    // the current screen.
    await (undo && onMerged ? onMerged() : revalidate())
    await showToast('success', done, { undo })
  }

  const unmerge = (other: LeadRef) =>
    send(call(mergeApi.unmerge, { other_id: other.id }), 'Leads unmerged')
  const restoreDuplicate = (other: LeadRef) =>
    send(call(mergeApi.restoreDuplicate, { other_id: other.id }), 'Marked as a possible duplicate')

  return {
    isSending,
    unmerge,
    merge(other: LeadRef, fields: Merge['fields']) {
      const body = { other_id: other.id, fields }
      return send(call(mergeApi.merge, body), `${name} and ${other.name} merged`, () =>
        unmerge(other),
      )
    },
    dismissDuplicate: (other: LeadRef) =>
      send(
        call(mergeApi.dismissDuplicate, { other_id: other.id }),
        'Marked as not a duplicate',
        () => restoreDuplicate(other),
      ),
  }
}
