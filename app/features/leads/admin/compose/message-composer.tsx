import { type ReactNode, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { getLanguageName } from '#app/contract/languages.ts'
import { formatFieldNames, listUnfilledFields } from '#app/contract/text-fields.ts'
import { type SavedReply, sortByLanguage } from '#app/features/saved-replies/contract.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { fillReply } from '#app/platform/admin/recipient-fields.ts'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { useDraft } from '#app/platform/admin/use-draft.ts'
import { newId } from '#app/platform/browser/new-id.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { LeadDetails } from '../../contract.ts'
import { messagesApi, type OpenedMessage } from '../../messages-contract.ts'
import { useLeadChange } from '../use-lead-change.ts'

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
      <h2 id="write" className="text-lg font-semibold text-indigo">
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
          isReady={isReady}
          onOpened={() => saveDraft(empty)}
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

interface MessageLinksProps {
  lead: LeadDetails
  text: string
  subject: string
  template?: string
  /** Whether the text is filled in and has no placeholders. */
  isReady: boolean
  onOpened: () => void
  /** The button that sends an email from this server, where email is set up. */
  children?: ReactNode
}

/** Opens the text in WhatsApp, email or chat. Records the opening; a user confirms the sending. */
function MessageLinks({
  lead,
  text,
  subject,
  template,
  isReady,
  onOpened,
  children,
}: MessageLinksProps) {
  const api = useApi()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { logActivity } = useLeadChange(lead)
  const { id, whatsapp, emails, timeline } = lead
  const canChat = useCan()('chat:answer')
  const visitorOfChat = timeline.find(({ kind }) => kind === 'chat')?.about_id
  const visitor = canChat ? visitorOfChat : undefined
  const [email] = emails

  async function recordOpening(channel: OpenedMessage['channel']) {
    const opening = { params: { id }, body: { channel, text, template } }
    const result = await api.attempt(messagesApi.recordOpened, opening).catch(() => undefined)
    if (!result?.ok) return showToast('error', 'The message could not be recorded in the timeline')
    onOpened()
    if (channel === 'chat')
      return navigate(`/admin/messages?user=${visitor}`, { state: { reply: text } })
    await revalidate()
    const markAsSent = () =>
      logActivity({ kind: channel, text: '' }, `Marked as sent to ${lead.name}`)
    await showToast('success', 'Recorded in the timeline', {
      durationMs: 60_000,
      action: { label: 'Mark as sent', onClick: markAsSent },
    })
  }

  const [mailLink, whatsappLink] = [
    `mailto:${email}?${toQuery({ subject, body: text.replaceAll('\n', '\r\n') })}`,
    `https://wa.me/${whatsapp}?${toQuery({ text })}`,
  ]
  const link = (href: string, channel: 'whatsapp' | 'email', label: string) =>
    isReady ? (
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className={buttonClassName('plain', 'small')}
        onClick={() => void recordOpening(channel)}
      >
        {label}
      </a>
    ) : (
      <Button size="small" disabled>
        {label}
      </Button>
    )

  return (
    <div className="flex flex-wrap items-end gap-2">
      {children}
      {whatsapp && link(whatsappLink, 'whatsapp', 'Open WhatsApp')}
      {email && !children && link(mailLink, 'email', 'Open email app')}
      {visitor && (
        <Button size="small" disabled={!isReady} onClick={() => recordOpening('chat')}>
          Reply in chat
        </Button>
      )}
      {!whatsapp && !email && !visitor && (
        <p className="text-sm text-ink/75">This lead has no phone number and no email address.</p>
      )}
    </div>
  )
}

/** Encodes spaces as %20, because apps other than browsers read + as a plus sign. */
const toQuery = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
