import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { createChangedError } from '#app/platform/server/audit/seen.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { listFactKeys, rejectUnknownFacts } from '#app/platform/server/text/fact-texts.ts'
import { textTranslationsApi } from '../contract.ts'
import * as store from './store.ts'

const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...textTranslationsApi.list,
    async handler({ query: { language } }) {
      const translations = await store.list(app.db, language)
      const texts = await app.translatableTexts()
      return texts.map((each) => ({ ...each, text: translations.get(each.source) ?? '' }))
    },
  })

  app.route({
    ...textTranslationsApi.save,
    async handler(request) {
      const { username } = requireAdministrator(request)
      const { language, source, text, previous } = request.body
      const found = (await app.translatableTexts()).find((each) => each.source === source)
      if (!found) throw new NotFound('Text')
      if (listFactKeys(text).length > 0)
        rejectUnknownFacts({ text }, await app.services.facts.loadFactValues(app.db))
      await auditChange(request, {
        subject: 'text_translation',
        id: language,
        name: () => `“${source.slice(0, 60)}”`,
        content: 'text_translations',
        async find(db) {
          const translations = await store.list(db, language)
          const stored = translations.get(source) ?? ''
          if (stored !== previous) throw createChangedError({ text: stored })
          return { id: language, text: stored }
        },
        async apply(db) {
          if (text) await store.save(db, { language, source, text, username })
          else await store.remove(db, language, source)
          return { id: language, text }
        },
      })
      return { ...found, text }
    },
  })
}

export default routes
