import type { Language } from './languages.ts'

/** The claims of an access token. Browsers read them without verifying the token. */
export interface Claims {
  token_type: 'access' | 'refresh'
  sub: string
  username: string
  email: string
  role: 'admin'
  /** The language of the back office for this person; tokens of earlier versions have none. */
  language?: Language
  /** The session's id. */
  sid: string
  /**
   * The time of the last re-authentication in the session. A later re-authentication invalidates
   * the token.
   */
  reauthenticated_at?: string
  /** Seconds since 1970. */
  iat: number
  exp: number
  jti: string
}
