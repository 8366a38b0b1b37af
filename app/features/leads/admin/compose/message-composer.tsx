import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { getLanguageName } from '#app/contract/languages.ts'
import { formatFieldNames, listUnfilledFields } from '#app/contract/text-fields.ts'
import { type SavedReply, sortByLanguage } from '#app/features/saved-replies/contract.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { fillReply } from '#app/platform/admin/recipient-fields.ts'
import { useDraft } from '#app/platform/admin/use-draft.ts'
import { newId } from '#app/platform/browser/new-id.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { LeadDetails } from '../../contract.ts'
import { messagesApi } from '../../messages-contract.ts'
import { MessageLinks } from './message-links.tsx'

/** `mail_id` makes a retry idempotent. */
const empty = { template: '', subject: '', text: '', mail_id: '' }

/** Moves to the message, for a button elsewhere on the page. */
export const focusComposer = () =>
  document.querySelector<HTMLElement>('[aria-labelledby="write"] textarea')?.focus()

interface MessageComposerProps {
  lead: LeadDetails
  /** Saved replies with the current fact values. */
  templates: SavedReply[]
}

/** Composes a message, optionally from a saved reply, to send as email or open in another app. */
export function MessageComposer({ lead, templates }: MessageComposerProps) {
  const { time_zone } = useOffice()
  const { draft, saveDraft } = useDraft(`text to lead ${lead.id}`, empty)
  const [failure, setFailure] = useState<ApiFailure>()
  const gaps = listUnfilledFields(draft.text)
  const isReady = draft.text.trim() !== '' && gaps.length === 0
  const template = templates.find(({ id }) => id === draft.template)?.title

  function applyTemplate(id: string) {
    const chosen = templates.find((template) => template.id === id)
    if (!chosen) return saveDraft(empty)
    const { text } = fillReply(chosen, lead, time_zone)
    saveDraft({ ...empty, template: id, subject: chosen.title, text })
  }

  return (
    <section aria-labelledby="write" className="grid gap-3 card p-4">
      <h2 id="write" className="scroll-mt-6 text-lg font-semibold text-indigo outline-none">
        Write message
      </h2>
      <FormErrors failure={failure}>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <SelectField
            label="Saved reply"
            path="template"
            options={[['', 'None'], ...sortByLanguage(templates, lead.language).map(toOption)]}
            value={draft.template}
            onChange={applyTemplate}
          />
          <TextField
            label="Email subject"
            path="subject"
            maxLength={120}
            value={draft.subject}
            onChange={(subject) => saveDraft({ ...draft, subject, mail_id: '' })}
          />
        </div>
        <TextField
          label="Message"
          path="text"
          rows={5}
          maxLength={4000}
          value={draft.text}
          error={gaps.length > 0 ? `Replace ${formatFieldNames(gaps)} with your text.` : undefined}
          onChange={(text) => saveDraft({ ...draft, text, mail_id: '' })}
        />
        <MessageLinks
          lead={lead}
          text={draft.text.trim()}
          subject={draft.subject}
          template={template}
          isFilled={gaps.length === 0}
          onOpened={() => {
            setFailure(undefined)
            saveDraft(empty)
          }}
          onError={setFailure}
        >
          {lead.can_mail && lead.emails.length > 0 && (
            <SendMail
              lead={lead}
              draft={draft}
              template={template}
              isReady={isReady}
              onId={(mail_id) => saveDraft({ ...draft, mail_id })}
              onSent={() => {
                setFailure(undefined)
                saveDraft(empty)
              }}
              onError={setFailure}
            />
          )}
        </MessageLinks>
      </FormErrors>
    </section>
  )
}

const toOption = ({ id, title, language }: SavedReply): [string, string] => [
  id,
  language ? `${title} (${getLanguageName(language)})` : title,
]

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
function SendMail({ lead, draft, template, isReady, onId, onSent, onError }: SendMailProps) {
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
        <SelectField
          label="To"
          path="email"
          options={emails.map((each) => [each, each])}
          value={email}
          onChange={setChosen}
        />
      )}
      <Button variant="primary" size="small" disabled={!isReady || isSending} onClick={send}>
        {isSending ? 'Sending…' : 'Send email'}
      </Button>
    </>
  )
}
