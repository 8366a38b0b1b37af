import type { Generated } from 'kysely'

/** What people are told, and by which mails. */
export interface NotificationTables {
  mails: MailsTable
  mail_bounces: MailBouncesTable
  notifications: NotificationsTable
  notification_deliveries: NotificationDeliveriesTable
  notification_preferences: NotificationPreferencesTable
  mail_settings: MailSettingsTable
  auto_replies: AutoRepliesTable
}

interface MailsTable {
  id: string
  /** What it is, in words. */
  type: string
  /** The person of the office whom it tells something. */
  administrator_id: string | null
  /** The lead that it is about. */
  lead_id: string | null
  to_name: string
  to_address: string
  subject: string
  /** All else that was written, as JSON. */
  content: string
  /** `kept`: no mail left the server when it was to be sent. */
  state: 'waiting' | 'sent' | 'failed' | 'held' | 'dropped'
  created_at: string
  /** How often it was tried, and the last time. */
  attempts: Generated<number>
  tried_at: Generated<string | null>
  /** When it is tried again; null: no try has failed, or none follows. */
  retry_at: Generated<string | null>
  /** What the server that takes mails said last. */
  server_response: Generated<string>
  sent_at: Generated<string | null>
}

/** Addresses at which nobody is: such a server has said so for good. */
interface MailBouncesTable {
  /** In small letters. */
  address: string
  server_response: string
  at: string
}

/** What people of the office are to be told. */
interface NotificationsTable {
  id: string
  kind: string
  /** Of one kind there is one notice of a key. */
  key: string | null
  /** The only person it is for; null: for all who want to hear of its kind. */
  administrator_id: string | null
  lead_id: string | null
  /** What it is about: the enquiry in a lead's timeline, a conversation. */
  subject_id: string | null
  /** What is told, as JSON. */
  content: string
  created_at: string
  /** When it first was before somebody: a push or mail of it has left, or it stood in an open inbox. */
  first_delivered_at: Generated<string | null>
}

/** Who is to be told it, and how. */
interface NotificationDeliveriesTable {
  notification_id: string
  administrator_id: string
  channel: string
  /** The notice's. */
  kind: string
  delivered_at: Generated<string | null>
  /** By which mail; several notices share one. */
  mail_id: Generated<string | null>
}

interface NotificationPreferencesTable {
  /** The administrator's. */
  id: string
  /** By kind the channels, as JSON; what is not in it is as usual. */
  choices: string
  /** By the office's clock, as "21:00"; both '': never quiet. */
  quiet_from: string
  quiet_until: string
}

/** What the office says of its mails; no row: nothing yet. */
interface MailSettingsTable {
  id: string
  /** 1: students are told that their question has come. */
  sends_auto_reply: number
}

/** Who was told on the last day that their question has come. */
interface AutoRepliesTable {
  /** Of an address that stands nowhere. */
  address_key: string
  at: string
}
