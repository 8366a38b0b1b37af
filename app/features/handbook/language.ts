import type { Handbook } from './handbook-page.ts'

/** Loads the handbook, when it is needed. */
export const loadHandbook = async (): Promise<Handbook> =>
  (await import('./texts/en/handbook.ts')).handbook
