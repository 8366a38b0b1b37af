/** Tables of second factors and of limits for sign-in attempts. */
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
  /** The secret is derived from this salt and the server's key; it is not stored. */
  secret_salt: string
  /** Time step of the last accepted code, so that no code is accepted twice. */
  last_step: number
  created_at: string
  /**
   * When the first code was entered; null while the factor is being set up and not yet required at
   * sign-in.
   */
  confirmed_at: string | null
}

/** Recovery codes that have not been used. */
interface RecoveryCodesTable {
  /** Hash of the administrator's id and the code. */
  code_hash: string
  administrator_id: string
}

interface PasskeysTable {
  id: string
  administrator_id: string
  /** Credential id of the authenticator, base64url. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** Signature counter; always 0 if the authenticator does not count. */
  counter: number
  /** JSON list of transports. */
  transports: string
  name: string
  created_at: string
  last_used_at: string | null
}

/**
 * Failed attempts on challenges of the last hour. A challenge itself is a signed token and not
 * stored.
 */
interface ChallengeAttemptsTable {
  id: string
  administrator_id: string
  /** Number of failed attempts. */
  failures: number
  tried_at: string
  /** When the challenge was used; it is not accepted again. */
  closed_at: string | null
}

/** Roles that must sign in with a second factor. */
interface RequiredFactorsTable {
  role: string
  required_at: string
}

/** Attempts of the last hour, for hourly limits. */
interface SecurityAttemptsTable {
  id: string
  /** Keyed hash of the entered username, which may be any text. */
  account: string
  /** Attempts of the same kind are counted together. */
  kind: string
  tried_at: string
}
