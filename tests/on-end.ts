/** Vitest's `onTestFinished` or `afterAll`: when what was made goes again. */
export type OnEnd = (end: () => void | Promise<void>) => void
