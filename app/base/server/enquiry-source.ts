import type { RawBuilder } from 'kysely'

/** Something that somebody asked by themselves. */
export interface EnquiryRow {
  id: string
  /** Whose it is; null: nobody has said. */
  lead_id: string | null
  /** What notices of it are about: the enquiry in a lead's timeline, and the visitor of a conversation. */
  entry_id: string | null
  user_id: string | null
  way: 'form' | 'chat' | 'api'
  at: string
  answered_at: string | null
  /** The administrator's; null: nobody knows who. */
  answered_by: string | null
  /** Of the office's hours until the first answer; null: nobody has counted them. */
  minutes: number | null
  /** When the office was done with it. */
  closed_at: string | null
  /** By whose hours it waits; '' by those of the office. */
  branch: string
}

/** A query of such rows since a moment, with these columns in this order. */
export type EnquirySource = (since: string) => RawBuilder<EnquiryRow>
