import type { Channel, Origin } from '#app/contract/enquiry.ts'

/** An enquiry on any channel. */
export interface Enquiry {
  channel: Channel
  /** As typed; '' when not given. */
  person: Record<'name' | 'email' | 'phone', string> & {
    /** Further phone numbers and e-mail addresses. */
    other_phones?: string[]
    other_emails?: string[]
    /** Labels of phones, for example "9800000000 (father)". */
    phone_labels?: string[]
  }
  /** Two-letter codes of ISO 3166. */
  countries: string[]
  text: string
  /** The language of the visitor's page (BCP 47); undefined if unknown. */
  language?: string
  at: string
  /** The known fields of the origin. */
  origin: Partial<Origin>
  /** The administrator who entered it. */
  by?: string
  /** The visitor id of the conversation. */
  about?: string
  /**
   * The first response, if it was given before the enquiry was recorded; minutes within opening
   * hours, or null if nobody had to wait.
   */
  firstResponse?: { at: string; by: string | null; minutes: number | null }
  /** Values of an import by field, which a new lead gets. */
  initialValues?: Record<string, unknown>
  /** The privacy notice that the person saw. */
  consent?: string
  /** Whether the office is notified of the enquiry. */
  notifiesOffice?: boolean
  /** Whether the feature confirms it itself, so that the person gets no automatic reply. */
  isConfirmed?: boolean
}

/** An enquiry in the conversation of a lead. */
export interface FurtherEnquiry extends Required<Pick<Enquiry, 'text' | 'at' | 'about'>> {
  leadId: string
}

/** Contact details stated in a lead's conversation, by the visitor or the office. */
export interface StatedDetails extends Required<Pick<Enquiry, 'person' | 'at' | 'about'>> {
  leadId: string
  consent?: string
  /** The administrator who entered them; undefined if the visitor did. */
  by?: string
}
