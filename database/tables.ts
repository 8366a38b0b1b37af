/**
 * The whole database on one page. Migrations create it; this file describes it to TypeScript.
 * The columns are what SQLite and PostgreSQL share, named as the API names them: ids are UUIDv7
 * text, moments are ISO 8601 UTC text (both sort by age), lists are JSON text.
 */
export interface Tables {
  administrators: AdministratorsTable
  sessions: SessionsTable
  known_addresses: KnownAddressesTable
  one_time_links: OneTimeLinksTable
  contacts: ContactsTable
  destinations: DestinationsTable
  hero_slides: HeroSlidesTable
  services: ServicesTable
  media: MediaTable
  media_sizes: MediaSizesTable
  content_changes: ContentChangesTable
  conversations: ConversationsTable
  messages: MessagesTable
}

interface AdministratorsTable {
  id: string
  username: string
  /** The username in lower case: by it administrators are found, and it is unique. */
  username_key: string
  email: string
  password_hash: string
  created_at: string
}

interface SessionsTable {
  id: string
  administrator_id: string
  created_at: string
  expires_at: string
  ended_at: string | null
}

/** From where each administrator has signed in: the limit per account spares these. */
interface KnownAddressesTable {
  administrator_id: string
  address: string
  last_at: string
}

/** The token stands in no table, only its SHA-256. */
interface OneTimeLinksTable {
  token_hash: string
  purpose: 'setup'
  expires_at: string
}

interface ContactsTable {
  id: string
  name: string
  email: string
  phone: string
  country: string
  message: string
  created_at: string
  deleted_at: string | null
}

interface DestinationsTable {
  id: string
  country: string
  /** '' shows the default flag. */
  flag: string
  flag_updated: string
  description: string
  benefits: string
  position: number
  created_at: string
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
  position: number
  created_at: string
}

interface ServicesTable {
  id: string
  title: string
  description: string
  link: string
  position: number
  created_at: string
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

/** When what pages show was last changed. */
interface ContentChangesTable {
  subject: 'destinations' | 'hero_slides' | 'services'
  changed_at: string
}

interface ConversationsTable {
  /** Ours, by age, so that what is active lies together on the disk; `user_id` is the browser's. */
  id: string
  user_id: string
  /** Numbers go on after the messages were deleted. */
  last_seq: number
  message_count: number
  /** The visitor's messages after `office_read_seq`. */
  unread: number
  office_read_seq: number
  page: string
  last_message: string
  last_sender: 'user' | 'admin'
  /** null when there are no messages (any more). */
  last_message_at: string | null
  created_at: string
}

interface MessagesTable {
  conversation_id: string
  seq: number
  /** Made by the sender; unique within the conversation. */
  id: string
  sender: 'user' | 'admin'
  message: string
  created_at: string
  /** Who answered; null for the visitor's own and for the welcome messages. */
  administrator_id: string | null
}
