/** What administrators show beside their passwords. */
export interface FactorTables {
  totp_factors: TotpFactorsTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  challenge_attempts: ChallengeAttemptsTable
  required_factors: RequiredFactorsTable
  security_attempts: SecurityAttemptsTable
}

interface TotpFactorsTable {
  administrator_id: string
  /** The secret is derived from it and the server's key, and stands nowhere. */
  secret_salt: string
  /** The count of half minutes since 1970 whose code was last taken: none is taken twice. */
  last_step: number
  created_at: string
  /** When the first code was shown; null: it is only being set up, and nobody is asked for it. */
  confirmed_at: string | null
}

/** Each is removed when it is used. */
interface RecoveryCodesTable {
  /** Of the administrator's id and the code. */
  code_hash: string
  administrator_id: string
}

interface PasskeysTable {
  id: string
  administrator_id: string
  /** As the authenticator calls it, base64url. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** How often it says it was used; 0 for ever where it does not count. */
  counter: number
  /** JSON list of how browsers reach it. */
  transports: string
  name: string
  created_at: string
  last_used_at: string | null
}

/** A challenge is signed, not kept; what was tried on it is, for an hour. */
interface ChallengeAttemptsTable {
  id: string
  administrator_id: string
  /** How many guesses were wrong. */
  failures: number
  tried_at: string
  /** When it was met: it is of no use any more. */
  closed_at: string | null
}

/** Whose role is here signs in with a second factor. */
interface RequiredFactorsTable {
  role: string
  required_at: string
}

/** What is tried so often an hour at most: a row each, for an hour. */
interface SecurityAttemptsTable {
  id: string
  /** A keyed hash of whose it is: names are typed by anybody. */
  account: string
  /** What was tried, and by whom: what is of one kind counts together. */
  kind: string
  tried_at: string
}
