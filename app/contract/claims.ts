/** What an access token says of its bearer; browsers read it without checking it. */
export interface Claims {
  token_type: 'access' | 'refresh'
  sub: string
  username: string
  email: string
  role: 'admin'
  /** The session's id. */
  sid: string
  /** When its bearer last showed who they are since the session began: another moment voids the token. */
  reauthenticated_at?: string
  /** Seconds since 1970. */
  iat: number
  exp: number
  jti: string
}
