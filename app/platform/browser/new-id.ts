import { v4, v7 } from 'uuid'

/**
 * Returns a UUIDv7, which sorts by time. Works in insecure contexts, unlike the browser's function.
 */
export const newId = (options?: { msecs: number }) => v7(options)

/** Returns a UUIDv4, which is random and does not contain the time. */
export const newRandomId = () => v4()
