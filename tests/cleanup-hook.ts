/** Vitest's `onTestFinished` or `afterAll`, which run the clean-up. */
export type CleanupHook = (end: () => void | Promise<void>) => void
