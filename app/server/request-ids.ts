import { randomBytes } from 'node:crypto'

/** Of this process: the log of several servers is one. */
const process = randomBytes(3).toString('hex')
let last = 0

/** By what a person names a request that the log knows: short enough for the telephone. */
export const nextRequestId = () => `${process}-${(++last).toString(36)}`
