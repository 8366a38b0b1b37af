import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { focusHeading } from '#app/base/admin/screen.tsx'
import { useApi } from '#app/base/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { contactsApi, type QuarantinedContact } from '../contract.ts'
import { useContactNews } from './contact-news-provider.tsx'

/** Makes what was held back a contact message like others. */
export function ReleaseButton({ contact: { id, name } }: { contact: QuarantinedContact }) {
  const office = useApi()
  const { revalidate } = useRevalidator()
  const { ask } = useContactNews()
  const [isReleasing, setReleasing] = useState(false)

  async function release() {
    setReleasing(true)
    const called = office.attempt(contactsApi.release, { params: { id } })
    const result = await called.catch((error) => void console.error(error))
    setReleasing(false)
    if (!result?.ok) {
      await showToast('error', 'Failed to release the message. Please try again.')
      return
    }
    ask()
    await revalidate()
    focusHeading()
    await showToast('success', `The message of ${name} is among the contact messages and leads now`)
  }

  return (
    <Button
      size="small"
      aria-label={`Release the message of ${name}`}
      disabled={isReleasing}
      onClick={release}
    >
      Release
    </Button>
  )
}
