/** Vitest's `onTestFinished` or `afterAll`, which run the clean-up. */
export type OnEnd = (end: () => void | Promise<void>) => void
