/** The claims of an access token; browsers read it without verification. */
export interface Claims {
  token_type: 'access' | 'refresh'
  sub: string
  username: string
  email: string
  role: 'admin'
  /** The session's id. */
  sid: string
  /** The time of the last re-authentication in the session. A newer one invalidates the token. */
  reauthenticated_at?: string
  /** Seconds since 1970. */
  iat: number
  exp: number
  jti: string
}
