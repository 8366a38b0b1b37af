import type { Generated } from 'kysely'

/** What people are told, and by which mails. */
export interface NoticeTables {
  mails: MailsTable
  mail_bounces: MailBouncesTable
}

interface MailsTable {
  id: string
  /** What it is, in words. */
  kind: string
  /** The person of the office whom it tells something. */
  person_id: string | null
  /** The lead that it is about. */
  lead_id: string | null
  to_name: string
  to_address: string
  subject: string
  /** All else that was written, as JSON. */
  content: string
  /** `kept`: no mail left the server when it was to be sent. */
  state: 'waiting' | 'sent' | 'failed' | 'kept' | 'dropped'
  created_at: string
  /** How often it was tried, and the last time. */
  attempts: Generated<number>
  tried_at: Generated<string | null>
  /** When it is tried again; null: no try has failed, or none follows. */
  next_at: Generated<string | null>
  /** What the server that takes mails said last. */
  answer: Generated<string>
  sent_at: Generated<string | null>
}

/** Addresses at which nobody is: such a server has said so for good. */
interface MailBouncesTable {
  /** In small letters. */
  address: string
  answer: string
  at: string
}
