import { type Limit, MINUTES, type Spacing } from '#app/platform/server/http/rate-limit.ts'

export const signInPerAccountAndAddress: Limit = { times: 5, seconds: 15 * MINUTES }
export const signInPerAddress: Limit = { times: 20, seconds: 5 * MINUTES }
/** Spacing for a known address that has used up its five attempts. */
export const signInSpacing: Spacing = { everyMs: 5000, maxQueued: 2 }
