import { useRevalidator } from 'react-router'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'

type Call = (api: ApiClient) => Promise<Result<unknown>>

/** Sends changes of documents and shows errors in a toast, except those of fields. */
export function useDocuments() {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending, failure } = useSubmission()

  /** Returns whether the change succeeded. A result is shown with Undo. */
  async function send(call: Call, shown?: { done: string; undo: Call }) {
    const result = await submit(call(api))
    if (!result?.ok && !result?.failure.fields) {
      const description = describeFailure(result?.failure)
      await showToast('error', 'The documents were not changed', { description })
    }
    await revalidate()
    if (shown && result?.ok)
      await showToast('success', shown.done, { undo: () => void send(shown.undo) })
    return Boolean(result?.ok)
  }

  return {
    send,
    isSending,
    failure: failure?.fields && failure,
  }
}
