import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router'

interface WhatsAppLinkProps {
  leadId: string
  phone: string
  className?: string
}

/** Goes to the message of a lead, from where WhatsApp opens on this phone with or without a text. */
export function WhatsAppLink({ leadId, phone, className = '' }: WhatsAppLinkProps) {
  const state: WriteTo = { writeTo: phone }
  return (
    <Link
      to={`/admin/leads/${leadId}#write`}
      state={state}
      aria-label={`WhatsApp to ${phone}`}
      className={`inline-grid min-h-6 min-w-6 place-items-center ${className}`}
    >
      <MessageCircle aria-hidden="true" className="size-4" />
    </Link>
  )
}

/** The state of a link to a lead whose message is to be written. */
export interface WriteTo {
  writeTo?: string
}
