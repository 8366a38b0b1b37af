import { getOwn } from '#app/contract/get-own.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import { firstTexts } from '../content/first-texts.ts'
import { manifest } from '../feature.ts'
import routes from './routes.ts'
import * as store from './store.ts'

export const textTranslations: Feature = {
  manifest,
  setUp: store.shareTranslations,
  routes: [routes],
  contentTopic: 'text_translations',
  factUsages: store.listFactUsages,
  /** Translates the first content: texts of lists here, pages as translations of their own. */
  async addFirstContent(db, { pages }) {
    for (const language of siteLanguages) {
      const texts = getOwn(firstTexts, language)
      if (!texts) continue
      await store.addAll(db, language, texts)
      await pages.addFirstTranslations(db, language, texts)
    }
  },
}
