import { type Limit, MINUTES } from '#app/platform/server/http/rate-limit.ts'

export const messagePerVisitor: Limit = { times: 60, seconds: MINUTES }
export const messagePerAddress: Limit = { times: 600, seconds: MINUTES }
/** Files of visitors. */
export const filePerAddress: Limit = { times: 20, seconds: 60 * MINUTES }
/** Each may have 10 MB. */
export const downloadPerAddress: Limit = { times: 120, seconds: MINUTES }
export const readPerAddress: Limit = { times: 1200, seconds: MINUTES }
export const presencePerAddress: Limit = { times: 1200, seconds: MINUTES }
export const streamPerAddress: Limit = { times: 1200, seconds: MINUTES }
/** The maximum of concurrent streams of one IP address. */
export const OPEN_STREAMS_PER_ADDRESS = 1000
