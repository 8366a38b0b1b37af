import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { getLanguageName } from '#app/contract/languages.ts'
import { type ChangedWords, findOriginal, type WordName } from '#app/contract/office-words.ts'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { Conflict, ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { type Words, type WordTexts, wordFields, wordsApi } from '../contract.ts'
import * as store from './store.ts'
import { validateWords } from './validate-words.ts'

const wordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({ ...wordsApi.list, handler: () => store.list(app.db) })

  app.route({
    ...wordsApi.save,
    async handler(request) {
      const { language, texts } = request.body
      const errors = validateWords(texts, (name) => findOriginal({}, language, name))
      if (Object.keys(errors).length > 0) throw new ValidationError(errors)
      // Pages that are rendered during the change may show old texts, so they are not cached.
      await app.responseCache.invalidateAfter(() =>
        replace(request, request.body).finally(app.office.invalidate),
      )
      return find(app.db, language)
    },
  })
}

export default wordRoutes

/** Replaces the changed texts of a language. Rejects a change that is based on an older revision. */
async function replace(
  request: FastifyRequest,
  { language, revision, texts }: Pick<Words, 'language' | 'revision' | 'texts'>,
) {
  const { username } = requireAdministrator(request)
  await auditChange<ReturnType<typeof describeWords>>(request, {
    subject: 'office_words',
    id: language,
    name: ({ id }) => getLanguageName(id),
    content: 'office_words',
    async find(db) {
      const stored = await find(db, language)
      if (stored.revision !== revision) throw changedMeanwhile()
      return describeWords(language, await store.listChanged(db))
    },
    async apply(db) {
      const english = await store.listChanged(db)
      const own = withoutOriginals(texts, (name) => findOriginal(english, language, name))
      await store.save(db, { language, revision, texts: own, username })
      return describeWords(language, await store.listChanged(db))
    },
  })
}

async function find(db: Database, language: Words['language']) {
  const words = await store.list(db)
  return words.find((each) => each.language === language) as Words
}

/** Texts with the original wording count as unchanged. */
const withoutOriginals = (texts: WordTexts, getOriginal: (name: WordName) => string) =>
  Object.fromEntries(
    Object.entries(texts).filter(([name, text]) => text !== getOriginal(name as WordName)),
  ) as WordTexts

const changedMeanwhile = () =>
  new Conflict('Someone else has changed these words meanwhile. Please review them.', 'changed')

/** Lists the changed texts for the audit log, by name; '' for the original wording. */
function describeWords(language: string, changed: ChangedWords) {
  const texts = changed[language] ?? {}
  return {
    id: language,
    ...Object.fromEntries(wordFields.map(({ name }) => [name, texts[name] ?? ''])),
  }
}
