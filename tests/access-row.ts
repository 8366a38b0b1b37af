/** A route with a request that is good but for the caller, and what comes of it. */
export interface AccessRow {
  call: string
  payload?: object
  /** What a visitor gets; the calls of the office answer everybody else 401. */
  visitor: number
  administrator: number
  /** What a key with every right gets where that is not a refusal. */
  key?: number
}
