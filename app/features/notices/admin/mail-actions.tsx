import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/base/admin/describe-failure.ts'
import { focusHeading } from '#app/base/admin/screen.tsx'
import { useApi } from '#app/base/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { mailsApi, type OutMail } from '../contract.ts'

const deeds = {
  again: { name: 'Again', said: 'It is being sent again' },
  drop: { name: 'Drop', said: 'It will not be sent' },
}

/** What can be done about a mail that has not left. */
export function MailActions({ mail: { id, subject, state, next_at } }: { mail: OutMail }) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)
  const isTried = state !== 'waiting' || next_at !== null

  async function call(deed: keyof typeof deeds) {
    setSending(true)
    const result = await api.attempt(mailsApi[deed], { params: { id } }).catch(() => undefined)
    setSending(false)
    await revalidate()
    focusHeading()
    if (result?.ok) return showToast('success', deeds[deed].said)
    return showToast('error', describeFailure(result?.failure))
  }

  const button = (deed: keyof typeof deeds) => (
    <Button
      size="small"
      disabled={isSending}
      aria-label={`${deeds[deed].name}: ${subject}`}
      onClick={() => call(deed)}
    >
      {deeds[deed].name}
    </Button>
  )

  if (state === 'sent') return null
  return (
    <div className="flex flex-wrap gap-2">
      {isTried && button('again')}
      {state !== 'dropped' && button('drop')}
    </div>
  )
}
