import { useRevalidator } from 'react-router'
import { useApi } from '#app/base/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type ReadyAnswer, readyAnswersApi } from '../contract.ts'

/** Deletes a ready answer and says how it went. */
export function useReadyAnswerRemoval() {
  const api = useApi()
  const { revalidate } = useRevalidator()

  return async function remove({ id, title }: ReadyAnswer) {
    const removing = api.attempt(readyAnswersApi.remove, { params: { id } })
    const result = await removing.catch(() => undefined)
    // What a colleague has deleted before is gone as well.
    if (!result?.ok && result?.status !== 404) {
      await showToast('error', 'Failed to delete ready answer.')
      return
    }
    await revalidate()
    // The button that had the focus went with its card.
    document.getElementById('ready-answers')?.focus()
    await showToast('success', `${title} deleted`)
  }
}
