import type { ComponentProps } from 'react'
import type { LeadDetails } from '../../contract.ts'
import { useOpenedMessage } from './use-opened-message.ts'

interface OpenWhatsAppProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  lead: LeadDetails
  phone: string
}

/** Opens WhatsApp on a phone without a text, and records it. Nothing for a phone that it cannot open. */
export function OpenWhatsApp({ lead, phone, ...props }: OpenWhatsAppProps) {
  const { recordOpened, offerMarkAsSent } = useOpenedMessage(lead)
  const number = lead.whatsapp.find((each) => each.phone === phone)
  if (!number) return null

  async function record() {
    const result = await recordOpened({ channel: 'whatsapp', text: '', phone })
    if (result?.ok) await offerMarkAsSent('whatsapp')
  }

  return (
    <a
      href={`https://wa.me/${number.digits}`}
      target="_blank"
      rel="noreferrer"
      onClick={() => void record()}
      {...props}
    />
  )
}
