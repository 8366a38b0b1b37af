import type { Handbook } from './handbook-page.ts'

export const loadHandbook = async (): Promise<Handbook> =>
  (await import('./texts/ne/handbook.ts')).handbook
