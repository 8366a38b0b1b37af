import type { Right } from '#app/contract/rights.ts'

/** A route with a request that is good but for the caller, and what comes of it. */
export interface AccessRow {
  call: string
  payload?: object
  /** What it takes of whoever is signed in; left out of calls that serve everybody alike. */
  right?: Right
  /** What a visitor gets; the calls of the office answer everybody else 401. */
  visitor: number
  /** What an owner gets, and everybody else of the office who has the right; all others 403. */
  administrator: number
  /** What a key with every right gets where that is not a refusal. */
  key?: number
}
