import { randomBytes } from 'node:crypto'

/** Identifies this process, because several servers share a log. */
const process = randomBytes(3).toString('hex')
let last = 0

/** A request id that is short enough to read out on the phone. */
export const nextRequestId = () => `${process}-${(++last).toString(36)}`
