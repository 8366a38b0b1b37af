import type { Generated } from 'kysely'

/** Who works in the office, and from where. */
export interface AccountTables {
  administrators: AdministratorsTable
  sessions: SessionsTable
  known_addresses: KnownAddressesTable
  one_time_links: OneTimeLinksTable
}

interface AdministratorsTable {
  id: string
  username: string
  /** The username in lower case: by it administrators are found, and it is unique. */
  username_key: string
  email: string
  /** '' for somebody who was invited and has not yet chosen a password: no password fits. */
  password_hash: string
  created_at: string
  /** Since when this administrator may not sign in. */
  disabled_at: Generated<string | null>
  role: Generated<'owner' | 'counsellor' | 'editor' | 'viewer'>
  /** Which leads a counsellor knows: '' for all, those of the `branch`, or the own ones. */
  lead_scope: Generated<'' | 'branch' | 'own'>
  branch: Generated<string>
}

interface SessionsTable {
  id: string
  administrator_id: string
  created_at: string
  expires_at: string
  ended_at: string | null
  /** What it was opened with and from where: the User-Agent as sent, and the address. */
  browser: Generated<string>
  address: Generated<string>
  /** When it last got an access token, so at most five minutes behind. */
  last_used_at: Generated<string>
  /** When its bearer last showed password or factor again; '' : not since it was opened. */
  reauthenticated_at: Generated<string>
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
  /**
   * 'password': whose it is chooses a password, as one invited or after a reset; 'reset': the same,
   * mailed to who has asked for it.
   */
  purpose: 'setup' | 'password' | 'reset'
  /** Whose password; null for 'setup'. */
  administrator_id: Generated<string | null>
  expires_at: string
}
