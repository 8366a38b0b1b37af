import type { ReactNode } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { LeadDetails } from '../../contract.ts'
import { messagesApi, type OpenedMessage } from '../../messages-contract.ts'
import { useLeadChange } from '../use-lead-change.ts'

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
export function MessageLinks({
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
