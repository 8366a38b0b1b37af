import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { focusHeading } from '#app/platform/admin/screen.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { mailsApi, type OutMail } from '../contract.ts'

const actions = {
  retry: { name: 'Retry', message: 'The mail is being sent again' },
  cancel: { name: 'Cancel', message: 'The mail will not be sent' },
}

/** Actions for a mail that was not sent. */
export function MailActions({
  mail: { id, subject, state, retry_at: retryAt },
}: {
  mail: OutMail
}) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)
  const wasTried = state !== 'waiting' || retryAt !== null

  async function call(action: keyof typeof actions) {
    setSending(true)
    const result = await api.attempt(mailsApi[action], { params: { id } }).catch(() => undefined)
    setSending(false)
    await revalidate()
    focusHeading()
    if (result?.ok) return showToast('success', actions[action].message)
    return showToast('error', describeFailure(result?.failure))
  }

  const renderButton = (action: keyof typeof actions) => (
    <Button
      size="small"
      disabled={isSending}
      aria-label={`${actions[action].name}: ${subject}`}
      onClick={() => call(action)}
    >
      {actions[action].name}
    </Button>
  )

  if (state === 'sent') return null
  return (
    <div className="flex flex-wrap gap-2">
      {wasTried && renderButton('retry')}
      {state !== 'cancelled' && renderButton('cancel')}
    </div>
  )
}
