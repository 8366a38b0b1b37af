import type { Right } from '#app/contract/rights.ts'

/** A route with a valid request, and the expected status for each caller. */
export interface AccessRow {
  call: string
  payload?: object
  /** The right that a signed-in caller needs. Absent for calls that serve all callers alike. */
  right?: Right
  /** The status for a visitor; calls of the office answer 401. */
  visitor: number
  /** The status for an owner and for people with the right; all others get 403. */
  administrator: number
  /** The status for a key with every right, where the call accepts keys. */
  key?: number
}
