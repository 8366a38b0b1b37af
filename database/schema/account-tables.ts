import type { Generated } from 'kysely'
import type { Language } from '#app/contract/languages.ts'

/** Tables of administrators, their sessions and sign-in links. */
export interface AccountTables {
  administrators: AdministratorsTable
  sessions: SessionsTable
  known_addresses: KnownAddressesTable
  one_time_links: OneTimeLinksTable
}

interface AdministratorsTable {
  id: string
  username: string
  /** The username in lower case: unique, and used for lookups. */
  username_key: string
  email: string
  /** '' until an invited administrator chooses a password; then no password matches. */
  password_hash: string
  created_at: string
  /** When the administrator was disabled. */
  disabled_at: Generated<string | null>
  role: Generated<'owner' | 'counsellor' | 'editor' | 'viewer'>
  /** Which leads a counsellor can see: '' means all, otherwise those of the branch or their own. */
  lead_scope: Generated<'' | 'branch' | 'own'>
  branch: Generated<string>
  /** '' for none; then the username is shown, and visitors see no name. */
  full_name: Generated<string>
  /** The address of a picture; '' for none. */
  photo: Generated<string>
  /** Spoken languages, for example "Nepali, English". */
  languages: Generated<string>
  /** The language of the back office for this person. */
  language: Generated<Language>
}

interface SessionsTable {
  id: string
  administrator_id: string
  created_at: string
  expires_at: string
  ended_at: string | null
  user_agent: Generated<string>
  ip_address: Generated<string>
  /** When the last access token was issued, so at most five minutes old. */
  last_used_at: Generated<string>
  /** When the administrator last reauthenticated; '' if not since signing in. */
  reauthenticated_at: Generated<string>
}

/**
 * IP addresses from which an administrator has signed in. Failed attempts from other addresses do
 * not block sign-ins from these.
 */
interface KnownAddressesTable {
  administrator_id: string
  ip_address: string
  last_sign_in_at: string
}

/** One-time links. The table stores only the SHA-256 of each token. */
interface OneTimeLinksTable {
  token_hash: string
  /**
   * 'setup': for the first administrator. 'password': created by a colleague, for an invitation or
   * a reset. 'reset': requested by the administrator by e-mail.
   */
  purpose: 'setup' | 'password' | 'reset'
  /** The administrator who chooses a password; null for 'setup'. */
  administrator_id: Generated<string | null>
  expires_at: string
}
