import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { newId } from '#app/platform/browser/new-id.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { LeadDetails } from '../../contract.ts'
import { messagesApi } from '../../messages-contract.ts'

interface SendMailProps {
  lead: LeadDetails
  draft: { subject: string; text: string; mail_id: string }
  template?: string
  /** Whether the text is filled in and has no placeholders. */
  isReady: boolean
  /** Receives the ID of the email before it is sent. */
  onId: (id: string) => void
  onSent: () => void
  onError: (failure: ApiFailure) => void
}

/** Sends the text as an email of the office. A retry with the same ID sends no second email. */
export function SendMail({ lead, draft, template, isReady, onId, onSent, onError }: SendMailProps) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState('')
  const [isSending, setSending] = useState(false)
  const { emails } = lead
  const email = emails.find((each) => each === chosen) ?? emails[0] ?? ''

  async function send() {
    const id = draft.mail_id || newId()
    onId(id)
    setSending(true)
    const { subject, text } = draft
    const body = { id, email, subject: subject.trim(), text: text.trim(), template }
    const result = await api
      .attempt(messagesApi.mail, { params: { id: lead.id }, body })
      .catch(() => undefined)
    setSending(false)
    if (result && !result.ok) onError(result.failure)
    if (!result?.ok) {
      const description = describeFailure(result?.failure)
      return showToast('error', 'The email was not sent', { description })
    }
    onSent()
    await revalidate()
    await showToast('success', `Email to ${email} is being sent`)
  }

  return (
    <>
      {emails.length > 1 && (
        <Field label="To" path="email">
          {(control) => (
            <select {...control} value={email} onChange={({ target }) => setChosen(target.value)}>
              {emails.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Button variant="primary" size="small" disabled={!isReady || isSending} onClick={send}>
        {isSending ? 'Sending…' : 'Send email'}
      </Button>
    </>
  )
}
