import type { Generated } from 'kysely'
import type { Contact, SpamReason } from '#app/features/contacts/contract.ts'
import type { AccountTables } from './account-tables.ts'
import type { ApiTables } from './api-tables.ts'
import type { ApplicationTables } from './application-tables.ts'
import type { ChatTables } from './chat-tables.ts'
import type { ContentTables } from './content-tables.ts'
import type { FactorTables } from './factor-tables.ts'
import type { LeadOfficeTables } from './lead-office-tables.ts'
import type { LeadTables } from './lead-tables.ts'
import type { NotificationTables } from './notification-tables.ts'
import type { ProgressTables } from './progress-tables.ts'

/**
 * Types of all tables; most are in the *-tables.ts files. Columns are named like API fields. Ids
 * are UUIDv7 text and timestamps are ISO 8601 UTC text (both sort by age); lists are JSON text.
 */
export interface Tables
  extends AccountTables,
    ApiTables,
    ApplicationTables,
    ChatTables,
    ContentTables,
    FactorTables,
    LeadOfficeTables,
    LeadTables,
    NotificationTables,
    ProgressTables {
  audit_log: AuditLogTable
  contacts: ContactsTable
  destinations: DestinationsTable
  hero_slides: HeroSlidesTable
  media: MediaTable
  media_sizes: MediaSizesTable
  media_uses: MediaUsesTable
  content_changes: ContentChangesTable
  jobs: JobsTable
  push_devices: PushDevicesTable
  push_notifications: PushNotificationsTable
  backups: BackupsTable
  hidden_first_steps: HiddenFirstStepsTable
  example_rows: ExampleRowsTable
  analytics_settings: AnalyticsSettingsTable
  visit_counts: VisitCountsTable
  newsletter_settings: NewsletterSettingsTable
  newsletter_subscribers: NewsletterSubscribersTable
}

/** What pages count and load: one row, or none until it is first saved. */
interface AnalyticsSettingsTable {
  id: 'analytics'
  is_counting: Generated<number>
  google_id: Generated<string>
  pixel_id: Generated<string>
  /** Addresses, one per line. */
  scripts: Generated<string>
  hosts: Generated<string>
}

/** How often pages were viewed, by day of the office; nothing about a person. */
interface VisitCountsTable {
  day: string
  type: 'page' | 'source' | 'campaign' | 'device' | 'search' | 'click'
  value: string
  count: number
}

/** One row if the office has hidden the first steps on the dashboard. */
interface HiddenFirstStepsTable {
  id: 'first_steps'
  hidden_at: string
}

/** The rows that were added as example data. A row may have been deleted since. */
interface ExampleRowsTable {
  subject: 'lead' | 'conversation' | 'page'
  /** The id; of a conversation, the visitor's id. */
  row_id: string
  added_at: string
}

/** The audit log of the back office. The API only adds rows. */
interface AuditLogTable {
  id: string
  created_at: string
  administrator_id: string
  /** Username at the time of the entry. */
  administrator_name: string
  action: string
  subject: string
  subject_id: string
  /** Display name, for example a country, a title or a name. */
  subject_name: string
  /** JSON objects with the changed fields: {} before creation and after deletion. */
  before: string
  after: string
}

interface ContactsTable extends Omit<Contact, 'language'> {
  language: Generated<string>
  deleted_at: string | null
  /** When the contact first appeared in an opened list of contacts. */
  seen_at: Generated<string | null>
  /** The lead of the contact; null for spam and deleted contacts. */
  lead_id: Generated<string | null>
  /** Text for searches, see `toSearchText`. */
  search_text: string
  /** Why the contact was classified as spam; null if it is not spam. */
  spam_reason: Generated<SpamReason | null>
  /** When a person marked it as not spam. */
  not_spam_at: Generated<string | null>
  /** Hash of the message, to find the same text from other senders. */
  text_hash: Generated<string | null>
  /** Origin and consent as sent, until a lead is created for the contact; then ''. */
  origin: Generated<string>
  consent: Generated<string>
}

interface DestinationsTable {
  id: string
  country: string
  /** ISO 3166 alpha-2; null if the country is not recognised. */
  code: Generated<string | null>
  /** '' for the default flag. */
  flag: string
  flag_updated: string
  description: string
  benefits: string
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}

interface HeroSlidesTable {
  id: string
  /** '' for the default picture. */
  image: string
  title: string
  subtitle: string
  tagline: string
  description: string
  button_text: string
  /** The page that the button links to; '' for the contact page. */
  target: Generated<string>
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}

interface MediaTable {
  /** `<hash of the bytes>.webp` */
  name: string
  bytes: Uint8Array
  width: number
  height: number
  created_at: string
}

/** Smaller sizes of a picture. */
interface MediaSizesTable {
  name: string
  /** In pixels. */
  width: number
  bytes: Uint8Array
}

/** Which rows use which pictures. A picture in use is not deleted. */
interface MediaUsesTable {
  /** Subject as in the audit log ('destination', 'hero_slide'), or the part of a page. */
  subject: string
  subject_id: string
  name: string
}

/** When each kind of content last changed. */
interface ContentChangesTable {
  subject: string
  changed_at: string
}

/** Background jobs. */
interface JobsTable {
  id: string
  type: string
  /** Unique within a type, also after the job has ended; null if several jobs may exist. */
  key: string | null
  /** Display name of what the job works on; '' if the type is enough. */
  subject: string
  /** Payload as JSON. */
  payload: string
  /**
   * When the job may run. For a running job, when its lease expires and another server may run it.
   * null after the job has ended.
   */
  due_at: string | null
  /** The worker that runs the job; null if none. */
  worker_id: Generated<string | null>
  /** Number of attempts. */
  attempts: Generated<number>
  /** Error of the last attempt; '' if none. */
  error: Generated<string>
  created_at: string
  /** When the job was completed or failed permanently; a failed job has an error. */
  ended_at: Generated<string | null>
}

/** Browsers with push notifications turned on. */
interface PushDevicesTable {
  id: string
  administrator_id: string
  /**
   * Session in this browser; '' after the session ended. Without a session the device receives no
   * push notifications.
   */
  session_id: string
  /** Address of the push service, and the encryption keys of the browser. */
  endpoint: string
  p256dh: string
  auth: string
  /** The User-Agent as sent. */
  browser: string
  created_at: string
  /** When the back office was last opened in this browser. */
  seen_at: string
  last_sent_at: Generated<string | null>
}

/** Push notifications that were last sent to each administrator, by topic. */
interface PushNotificationsTable {
  administrator_id: string
  topic: string
  /** When the last push notification about the topic was sent. */
  sent_at: string
}

/** Data about backups, in addition to their files. */
interface BackupsTable {
  /** Name of the file. */
  name: string
  /** Username of the administrator who requested the backup; '' for a scheduled backup. */
  made_by: string
  /** When a test restore last verified it. */
  verified_at: string | null
  /** Error of the verification; '' if none. */
  error: Generated<string>
}

/** One row, or none until the newsletter is first switched on. */
interface NewsletterSettingsTable {
  id: 'newsletter'
  is_on: number
}

interface NewsletterSubscribersTable {
  id: string
  /** In lower case. */
  email: string
  language: string
  /** The page with the form, and the consent text that it showed. */
  page: string
  consent: string
  /** The secret of the link is derived from the salt; only its hash is stored. */
  salt: string
  token_hash: string
  created_at: string
  /** The last confirmation mail, and the number of them. */
  mailed_at: string
  mail_count: Generated<number>
  confirmed_at: string | null
}
