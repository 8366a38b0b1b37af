import { v4, v7 } from 'uuid'

/** A UUIDv7: ids of later moments sort after earlier ones. Works in insecure contexts, unlike the browser's own. */
export const newId = (options?: { msecs: number }) => v7(options)

/** A UUIDv4: says nothing of when it was made, and no part of it is the same in two. */
export const newRandomId = () => v4()
