import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { AUTO_REPLY_HOURS, mailsApi } from '../contract.ts'

/** A checkbox that turns automatic replies on or off and saves the change immediately. */
export function AutoReplySetting({ isEnabled }: { isEnabled: boolean }) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [pendingValue, setPendingValue] = useState<boolean>()

  async function save(sends_auto_reply: boolean) {
    setPendingValue(sends_auto_reply)
    const body = { sends_auto_reply }
    const result = await api.attempt(mailsApi.changeSettings, { body }).catch(() => undefined)
    if (result?.ok) await revalidate()
    setPendingValue(undefined)
    if (result?.ok) return showToast('success', 'Saved')
    return showToast('error', describeFailure(result?.failure))
  }

  return (
    <div>
      <Checkbox
        label="Send students an automatic reply"
        isChecked={pendingValue ?? isEnabled}
        onChange={save}
      />
      <p className="text-sm text-ink/75">
        Anyone who leaves an email address in the contact form or the chat gets a reply, at most
        once a day, that says when you will answer according to your opening hours. It does not
        repeat what they wrote. A reply that cannot be sent within {AUTO_REPLY_HOURS} hours is
        cancelled and listed below as “Cancelled”.
      </p>
    </div>
  )
}
