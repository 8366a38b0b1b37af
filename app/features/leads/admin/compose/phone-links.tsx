import { MessageCircle } from 'lucide-react'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import type { LeadDetails } from '../../contract.ts'
import { OpenWhatsApp } from './open-whatsapp.tsx'

/** Calls a phone, or opens it in WhatsApp. */
export function PhoneLinks({ lead, phone }: { lead: LeadDetails; phone: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <PhoneLink
        number={phone}
        className="inline-flex min-h-6 items-center text-indigo underline wrap-anywhere"
      />
      <OpenWhatsApp
        lead={lead}
        phone={phone}
        aria-label={`WhatsApp to ${phone}`}
        className="inline-grid size-6 place-items-center text-indigo"
      >
        <MessageCircle aria-hidden="true" className="size-4" />
      </OpenWhatsApp>
    </span>
  )
}
