const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000

/** What was deleted before this moment cannot be brought back, and is forgotten for good. */
export const restorableSince = () => new Date(Date.now() - RESTORABLE_MS).toISOString()
