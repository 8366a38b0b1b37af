import { AtSign, MessageCircle, Phone } from 'lucide-react'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { EmailLink } from '#app/ui/email-link.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import type { LeadDetails } from '../contract.ts'
import { focusComposer } from './compose/message-composer.tsx'

/** Calls the lead, opens WhatsApp without a text, and starts an e-mail. */
export function ContactButtons({ lead }: { lead: LeadDetails }) {
  const { phones, whatsapp, emails, can_mail } = lead
  const [phone] = phones
  const [email] = emails

  return (
    <div className="flex flex-wrap gap-2">
      {phone && (
        <PhoneLink number={phone} className={`${buttonClassName('primary', 'small')} min-h-11`}>
          <Phone aria-hidden="true" className="size-4" />
          Call
        </PhoneLink>
      )}
      {whatsapp && (
        <a
          href={`https://wa.me/${whatsapp}`}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClassName('plain', 'small')} min-h-11`}
        >
          <MessageCircle aria-hidden="true" className="size-4" />
          WhatsApp
        </a>
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
