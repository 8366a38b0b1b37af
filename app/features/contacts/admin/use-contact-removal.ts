import { useRevalidator } from 'react-router'
import { useApi } from '#app/base/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type Contact, contactsApi } from '../contract.ts'

const UNDO_MS = 10_000

/** Deletes a contact, says how it went, and offers to take it back. */
export function useContactRemoval() {
  const api = useApi()
  const { revalidate } = useRevalidator()

  return async function remove({ id }: Contact) {
    if (!(await isDone(api.attempt(contactsApi.remove, { params: { id } })))) {
      await showToast('error', 'Failed to delete contact message. Please try again.')
      return
    }
    await revalidate()
    // The button that had the focus went with its row.
    document.getElementById('contacts')?.focus()
    await showToast('success', 'Contact message deleted successfully', {
      durationMs: UNDO_MS,
      action: { label: 'Undo', onClick: () => restore(id) },
    })
  }

  async function restore(id: string) {
    if (!(await isDone(api.attempt(contactsApi.restore, { params: { id } })))) {
      await showToast('error', 'Failed to bring the contact message back. Please try again.')
    }
    await revalidate()
  }
}

/** False too when the server could not be reached. */
const isDone = (call: Promise<{ ok: boolean }>) =>
  call.then(
    ({ ok }) => ok,
    () => false,
  )
