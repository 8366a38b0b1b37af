import type { Generated } from 'kysely'

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
}

interface SessionsTable {
  id: string
  administrator_id: string
  created_at: string
  expires_at: string
  ended_at: string | null
  /** The User-Agent and the IP address of the sign-in. */
  browser: Generated<string>
  address: Generated<string>
  /** When the last access token was issued, so at most five minutes old. */
  last_used_at: Generated<string>
  /** When the user last reauthenticated; '' if not since signing in. */
  reauthenticated_at: Generated<string>
}

/**
 * Addresses from which an administrator has signed in. The rate limit per account does not apply to
 * them.
 */
interface KnownAddressesTable {
  administrator_id: string
  address: string
  last_at: string
}

/** Stores only the SHA-256 of the token. */
interface OneTimeLinksTable {
  token_hash: string
  /**
   * 'password': a colleague made the link for an invitation or a reset. 'reset': the administrator
   * requested it by e-mail.
   */
  purpose: 'setup' | 'password' | 'reset'
  /** The administrator who chooses a password; null for 'setup'. */
  administrator_id: Generated<string | null>
  expires_at: string
}
