import type { RawBuilder } from 'kysely'

/** An enquiry that a person sent. */
export interface EnquiryRow {
  id: string
  /** The lead; null when the conversation is not linked to one. */
  lead_id: string | null
  /**
   * The subjects of its notifications: the activity of the lead, and the visitor of the conversation.
   */
  activity_id: string | null
  user_id: string | null
  channel: 'form' | 'chat' | 'api'
  at: string
  first_response_at: string | null
  /** The administrator; null when unknown. */
  first_response_by: string | null
  /** Minutes within office hours until the first response; null when not computed yet. */
  minutes: number | null
  /** When the conversation was closed. */
  closed_at: string | null
  /** The branch whose opening hours count; '' for the main office. */
  branch: string
}

/** Selects these columns, in this order, for enquiries after a time. */
export type EnquirySource = (since: string) => RawBuilder<EnquiryRow>
