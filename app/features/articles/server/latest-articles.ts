import type { Section } from '#app/features/pages/standard-contract.ts'
import type { LiveSection } from '#app/platform/server/feature/feature.ts'
import { toTermSlug } from '../contract.ts'
import { listCards } from './store.ts'

/** The latest articles, or those of a category, in a section of any page. */
export const latestArticles: LiveSection = {
  type: 'articles',
  async read(app, section, language) {
    const { count, category } = section as Extract<Section, { type: 'articles' }>
    const list = category ? { kind: 'category' as const, slug: toTermSlug(category) } : {}
    return (await listCards(app, { ...list, page: 1 }, language)).slice(0, count)
  },
}
