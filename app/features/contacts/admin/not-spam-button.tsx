import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { focusHeading } from '#app/platform/admin/screen.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { contactsApi, type SpamContact } from '../contract.ts'
import { useUnseenContacts } from './unseen-contacts-provider.tsx'

/** Moves a spam message to the contact messages and records its lead. */
export function NotSpamButton({ contact: { id, name } }: { contact: SpamContact }) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { refresh } = useUnseenContacts()
  const [isSending, setSending] = useState(false)

  async function markNotSpam() {
    setSending(true)
    const request = api.attempt(contactsApi.markNotSpam, { params: { id } })
    const result = await request.catch((error) => void console.error(error))
    setSending(false)
    if (!result?.ok) {
      await showToast('error', 'The message could not be moved out of spam. Please try again.')
      return
    }
    refresh()
    await revalidate()
    focusHeading()
    await showToast('success', `The message from ${name} was moved to contact messages`)
  }

  return (
    <Button
      size="small"
      aria-label={`Not spam: message from ${name}`}
      disabled={isSending}
      onClick={markNotSpam}
    >
      Not spam
    </Button>
  )
}
