import type { Section } from '#app/features/pages/standard-contract.ts'
import type { LiveSection } from '#app/platform/server/feature/feature.ts'
import { listCards } from './store.ts'

/** The next events in a section of any page. */
export const nextEvents: LiveSection = {
  type: 'events',
  async read(app, section, language) {
    const { count } = section as Extract<Section, { type: 'events' }>
    return (await listCards(app, { isPast: false, page: 1 }, language)).slice(0, count)
  },
}
