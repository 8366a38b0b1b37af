import type { Generated } from 'kysely'
import type { Contact, SpamReason } from '#app/features/contacts/contract.ts'
import type { AccountTables } from './account-tables.ts'
import type { ApiTables } from './api-tables.ts'
import type { ChatTables } from './chat-tables.ts'
import type { ContentTables } from './content-tables.ts'
import type { FactorTables } from './factor-tables.ts'
import type { LeadOfficeTables } from './lead-office-tables.ts'
import type { LeadTables } from './lead-tables.ts'
import type { NotificationTables } from './notification-tables.ts'

/**
 * The whole database; parts of it stand beside this in *-tables.ts. Migrations create it; these files
 * describe it to TypeScript. The columns are what SQLite and PostgreSQL share, named as the API names
 * them: ids are UUIDv7 text, moments are ISO 8601 UTC text (both sort by age), lists are JSON text.
 */
export interface Tables
  extends AccountTables,
    ApiTables,
    ChatTables,
    ContentTables,
    FactorTables,
    LeadOfficeTables,
    LeadTables,
    NotificationTables {
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
}

/** Who changed what in the back office. Rows are added, and nothing of the API changes them. */
interface AuditLogTable {
  id: string
  created_at: string
  administrator_id: string
  /** The username at that time. */
  administrator_name: string
  action: string
  subject: string
  subject_id: string
  /** How people call it: a country, a title, a name. */
  subject_name: string
  /** JSON objects of what differs: {} before adding, and after deleting. */
  before: string
  after: string
}

interface ContactsTable extends Contact {
  deleted_at: string | null
  /** When the office's screen first showed it. */
  seen_at: Generated<string | null>
  /** Whose it is; null: it has not been linked yet. */
  lead_id: Generated<string | null>
  /** What a search looks into, as `toSearchText` makes it. */
  search_text: string
  /** Why it is held back, until somebody releases it; null: it is not. */
  quarantined_reason: Generated<SpamReason | null>
  /** When somebody found that it had been held back wrongly. */
  released_at: Generated<string | null>
  /** By which the same text of somebody else is found; null for what came before there was one. */
  text_hash: Generated<string | null>
  /** What its lead is to know, as it was sent; '' once it has one. */
  origin: Generated<string>
  consent: Generated<string>
}

interface DestinationsTable {
  id: string
  country: string
  /** ISO 3166, two letters; null when it is no country that we know. */
  code: Generated<string | null>
  /** '' shows the default flag. */
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
  /** '' shows the default picture. */
  image: string
  title: string
  subtitle: string
  tagline: string
  description: string
  button_text: string
  /** The page that the button leads to; '' for the contact page. */
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

/** The same picture for smaller screens. */
interface MediaSizesTable {
  name: string
  /** In pixels. */
  width: number
  bytes: Uint8Array
}

/** Which pictures a row shows: a picture stays as long as it has a user. */
interface MediaUsesTable {
  /** As activities name them, 'destination', 'hero_slide', or the part of a document. */
  subject: string
  subject_id: string
  name: string
}

/** When what pages show was last changed. */
interface ContentChangesTable {
  subject: string
  changed_at: string
}

/** What is done after an answer was given, or at a moment. */
interface JobsTable {
  id: string
  type: string
  /** Of one kind there is one job of a key, also when it is done. */
  key: string | null
  /** How people call what it is about; '' where the kind says it all. */
  subject: string
  /** What its kind has to know, as JSON. */
  payload: string
  /**
   * When somebody is to look at it: from when on it may be done, or, while a server is doing it, from
   * when on that server counts as gone. null: it has ended.
   */
  due_at: string | null
  /** Of the server that is doing it now, this once; null: it waits, or has ended. */
  worker_id: Generated<string | null>
  /** How often it was begun. */
  attempts: Generated<number>
  /** Of the last try; '' when nothing has gone wrong. */
  error: Generated<string>
  created_at: string
  /** When it was done, or given up: then it has an error. */
  ended_at: Generated<string | null>
}

/** A browser in which somebody of the office has turned notices on. */
interface PushDevicesTable {
  id: string
  administrator_id: string
  /** By which they are signed in there; '' once it was ended: nothing is told until they are again. */
  session_id: string
  /** Where its push service takes what is for it, and the keys that only it can read by. */
  endpoint: string
  p256dh: string
  auth: string
  /** The User-Agent as sent. */
  browser: string
  created_at: string
  /** When the office was last opened there. */
  seen_at: string
  last_sent_at: Generated<string | null>
}

/** What somebody is to be told of a matter, and when that was done last. */
interface PushNotificationsTable {
  administrator_id: string
  topic: string
  /** What was pushed of it before this stands in nobody's sight any more. */
  sent_at: string
}

/** What is known of a backup beside its file. */
interface BackupsTable {
  /** The file's. */
  name: string
  /** The username of who asked for it; '' : it was the usual one. */
  made_by: string
  /** When it was last restored for trial. */
  verified_at: string | null
  /** What that found; '' : all is there. */
  error: Generated<string>
}
