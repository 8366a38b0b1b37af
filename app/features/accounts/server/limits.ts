import { type Limit, MINUTES } from '#app/base/server/limits.ts'

export const signInPerAccountAndAddress: Limit = { times: 5, seconds: 15 * MINUTES }
export const signInPerAddress: Limit = { times: 20, seconds: 5 * MINUTES }
export const signInPerAccount: Limit = { times: 20, seconds: 60 * MINUTES }
