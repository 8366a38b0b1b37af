import { useRevalidator } from 'react-router'
import { useApi } from '#app/base/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type Destination, destinationsApi } from '../contract.ts'

/** Deletes a destination; a failure is only logged, and the destination stays. */
export function useDestinationRemoval() {
  const api = useApi()
  const { revalidate } = useRevalidator()

  return async function remove({ id, country }: Destination) {
    try {
      await api.call(destinationsApi.remove, { params: { id } })
    } catch (error) {
      console.error('The destination could not be deleted', error)
      return
    }
    await revalidate()
    // The button that had the focus went with its card.
    document.getElementById('destinations')?.focus()
    await showToast('success', `${country} deleted`)
  }
}
