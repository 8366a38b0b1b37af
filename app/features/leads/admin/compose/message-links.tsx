import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { formatPhone } from '#app/contract/phone-labels.ts'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import type { WriteTo } from '#app/platform/admin/whatsapp-link.tsx'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { LeadDetails } from '../../contract.ts'
import type { OpenedMessage } from '../../messages-contract.ts'
import { labelPhone } from '../lead-labels.ts'
import { useOpenedMessage } from './use-opened-message.ts'

interface MessageLinksProps {
  lead: LeadDetails
  text: string
  subject: string
  template?: string
  /** Whether the text has no placeholders. */
  isFilled: boolean
  onOpened: () => void
  onError: (failure: ApiFailure) => void
  /** The button that sends an email from this server, where email is set up. */
  children?: ReactNode
}

/** Opens the text in WhatsApp, email or chat. Records the opening; a user confirms the sending. */
export function MessageLinks({
  lead,
  text,
  subject,
  template,
  isFilled,
  onOpened,
  onError,
  children,
}: MessageLinksProps) {
  const navigate = useNavigate()
  const { recordOpened, offerMarkAsSent } = useOpenedMessage(lead)
  const { whatsapp, emails, timeline } = lead
  const number = useNumber(lead)
  const canChat = useCan()('chat:answer')
  const visitorOfChat = timeline.find(({ kind }) => kind === 'chat')?.about_id
  const visitor = canChat ? visitorOfChat : undefined
  const [email] = emails
  const isReady = isFilled && text !== ''

  async function recordOpening(channel: OpenedMessage['channel']) {
    const phone = channel === 'whatsapp' ? number.chosen?.phone : undefined
    const result = await recordOpened({ channel, text, phone, template })
    if (result && !result.ok) onError(result.failure)
    if (!result?.ok) return
    onOpened()
    if (channel === 'chat')
      return navigate(`/admin/messages?user=${visitor}`, { state: { reply: text } })
    await offerMarkAsSent(channel)
  }

  const [mailLink, whatsappLink] = [
    `mailto:${email}?${toQuery({ subject, body: text.replaceAll('\n', '\r\n') })}`,
    `https://wa.me/${number.chosen?.digits}${text && `?${toQuery({ text })}`}`,
  ]
  const link = (href: string, channel: 'whatsapp' | 'email', label: string, isOffered = isReady) =>
    isOffered ? (
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
      {(whatsapp.length > 1 || number.isOther) && (
        <SelectField
          label="WhatsApp number"
          path="phone"
          options={whatsapp.map(({ phone }) => [
            phone,
            formatPhone(phone, labelPhone(lead, phone)),
          ])}
          value={number.chosen?.phone ?? ''}
          onChange={number.choose}
        />
      )}
      {number.chosen && link(whatsappLink, 'whatsapp', 'Open WhatsApp', isFilled)}
      {email && !children && link(mailLink, 'email', 'Open email app')}
      {visitor && (
        <Button size="small" disabled={!isReady} onClick={() => recordOpening('chat')}>
          Reply in chat
        </Button>
      )}
      {!number.chosen && !email && !visitor && (
        <p className="text-sm text-ink/75">This lead has no phone number and no email address.</p>
      )}
    </div>
  )
}

/** The number that WhatsApp opens: the one of the link to this message, otherwise the first. */
function useNumber({ whatsapp }: LeadDetails) {
  const { state } = useLocation()
  const [phone, choose] = useState((state as WriteTo | null)?.writeTo)
  const chosen = whatsapp.find((each) => each.phone === phone) ?? whatsapp[0]
  return {
    chosen,
    choose,
    isOther: chosen !== undefined && phone !== undefined && chosen.phone !== phone,
  }
}

/** Encodes spaces as %20, because apps other than browsers read + as a plus sign. */
const toQuery = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
