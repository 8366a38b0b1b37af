import { AtSign, MessageCircle, Phone } from 'lucide-react'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { EmailLink } from '#app/ui/email-link.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import type { LeadDetails } from '../contract.ts'
import { focusComposer } from './compose/message-composer.tsx'
import { OpenWhatsApp } from './compose/open-whatsapp.tsx'

/** Calls the lead, opens WhatsApp without a text, and starts an e-mail. */
export function ContactButtons({ lead }: { lead: LeadDetails }) {
  const { phones, whatsapp, emails, can_mail } = lead
  const [phone] = phones
  const [email] = emails
  const [number] = whatsapp

  return (
    <div className="flex flex-wrap gap-2">
      {phone && (
        <PhoneLink number={phone} className={`${buttonClassName('primary', 'small')} min-h-11`}>
          <Phone aria-hidden="true" className="size-4" />
          Call
        </PhoneLink>
      )}
      {number && (
        <OpenWhatsApp
          lead={lead}
          phone={number.phone}
          className={`${buttonClassName('plain', 'small')} min-h-11`}
        >
          <MessageCircle aria-hidden="true" className="size-4" />
          WhatsApp
        </OpenWhatsApp>
      )}
      {email &&
        (can_mail ? (
          <Button size="small" className="min-h-11" onClick={focusComposer}>
            <AtSign aria-hidden="true" className="size-4" />
            Email
          </Button>
        ) : (
          <EmailLink address={email} className={`${buttonClassName('plain', 'small')} min-h-11`}>
            <AtSign aria-hidden="true" className="size-4" />
            Email
          </EmailLink>
        ))}
    </div>
  )
}
