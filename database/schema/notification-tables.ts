import type { Generated } from 'kysely'

/** Tables of notifications and e-mails. */
export interface NotificationTables {
  mails: MailsTable
  mail_bounces: MailBouncesTable
  notifications: NotificationsTable
  notification_deliveries: NotificationDeliveriesTable
  notification_preferences: NotificationPreferencesTable
  mail_settings: MailSettingsTable
  mail_server: MailServerTable
  auto_replies: AutoRepliesTable
}

interface MailsTable {
  id: string
  /** Name of the kind of mail, as shown in the list of mails. */
  type: string
  /** The administrator who receives it. */
  administrator_id: string | null
  /** The lead that it concerns. */
  lead_id: string | null
  to_name: string
  to_address: string
  subject: string
  /** Paragraphs and button of the message, as JSON. */
  content: string
  /** `held`: e-mail was not set up when it was created. */
  state: 'waiting' | 'sent' | 'failed' | 'held' | 'cancelled'
  created_at: string
  /** Number of attempts, and the time of the last one. */
  attempts: Generated<number>
  tried_at: Generated<string | null>
  /** When the next attempt is due; null if none failed or none follows. */
  retry_at: Generated<string | null>
  /** The last response of the mail server. */
  server_response: Generated<string>
  sent_at: Generated<string | null>
}

/** Addresses that a mail server has permanently rejected. */
interface MailBouncesTable {
  /** In lower case. */
  address: string
  server_response: string
  at: string
}

/** Notifications to administrators. */
interface NotificationsTable {
  id: string
  kind: string
  /** Unique within a kind; null if several notifications of the same kind and subject may exist. */
  key: string | null
  /** The only recipient; null for all subscribers of the kind. */
  administrator_id: string | null
  lead_id: string | null
  /** Id of the enquiry or conversation that it concerns. */
  subject_id: string | null
  /** Content of the notification, as JSON. */
  content: string
  created_at: string
  /**
   * When the notification first reached an administrator by push, by e-mail or in an open inbox.
   */
  first_delivered_at: Generated<string | null>
}

/** Deliveries of a notification by recipient and channel. */
interface NotificationDeliveriesTable {
  notification_id: string
  administrator_id: string
  channel: string
  /** Kind of the notification. */
  kind: string
  delivered_at: Generated<string | null>
  /** The mail that contains it; several notifications may share one. */
  mail_id: Generated<string | null>
}

interface NotificationPreferencesTable {
  /** The administrator's id. */
  id: string
  /** JSON object of channels by kind; kinds without an entry use the default. */
  preferences: string
  /**
   * Quiet hours in the office's time zone, for example "21:00"; both are '' without quiet hours.
   */
  quiet_from: string
  quiet_until: string
}

/** Settings for e-mails; no row until they are first saved. */
interface MailSettingsTable {
  id: string
  /** 1: students receive an auto-reply to their enquiry. */
  sends_auto_reply: number
}

/** The mail server that the office has set up; at most one row. */
interface MailServerTable {
  id: string
  /** The preset that the form shows. */
  provider: string
  host: string
  port: number
  security: string
  /** '' when the mail server requires no login. */
  username: string
  /** '' for none. */
  encrypted_password: string
  from_name: string
  from_address: string
}

/** Auto-replies of the last day. */
interface AutoRepliesTable {
  /** Keyed hash of the address, which is not stored. */
  address_key: string
  at: string
}
