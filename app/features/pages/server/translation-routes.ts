import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { getLanguageName, type OtherLanguage } from '#app/contract/languages.ts'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { isFixed, type Page, type PageContent } from '../contract.ts'
import { translationsApi } from '../translations-contract.ts'
import { isTranslationDeleted } from './deletion.ts'
import { findPage } from './routes.ts'
import * as store from './store.ts'
import { auditSubject } from './store.ts'

const translationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...translationsApi.create,
    async handler(request, reply) {
      const { username } = requireAdministrator(request)
      const newTranslation = { id: request.params.id, language: request.body.language, username }
      const { id } = await auditChange(request, {
        ...auditSubject,
        content: undefined,
        apply: (db) => createTranslation(db, app.services, newTranslation),
      })
      return reply.code(201).send(await findPage(app, id))
    },
  })
}

export default translationRoutes

interface NewTranslation {
  /** The id of the source page. */
  id: string
  language: OtherLanguage
  username: string
}

/**
 * Creates a draft in that language from the published source page. Runs in a transaction. Throws
 * NotFound and Conflict.
 */
async function createTranslation(
  db: Database,
  { pictures }: Services,
  { id, language, username }: NewTranslation,
) {
  // Locks the source page, so that no version is published and no second translation is created
  // meanwhile.
  await acquireLock(db, 'page', id)
  const source = await store.find(db, id)
  if (!source) throw new NotFound('Page')
  await requireTranslatable(db, pictures, { source, language })
  const { number, content } = await readPublished(db, id)
  const translation = { language, translation_of: id, source_version: number }
  const added = await store.add(db, { type: source.type, content, username, translation })
  const user = { subject: 'page_draft', subject_id: added.id }
  await pictures.setUsage(db, user, JSON.stringify(content))
  return added
}

async function requireTranslatable(
  db: Database,
  pictures: Services['pictures'],
  { source, language }: { source: Page; language: OtherLanguage },
) {
  const { id, type, address, translation_of } = source
  if (translation_of) {
    const sentence = 'This page is a translation. Please translate its source page instead.'
    throw new Conflict(sentence, 'translation')
  }
  // Fixed pages show lists and forms in the language of the site.
  if (isFixed(type) && !siteLanguages.includes(language)) {
    const sentence = `The site itself is not translated into ${getLanguageName(language)}.`
    throw new Conflict(`${sentence} This page cannot be translated without it.`, 'type')
  }
  if (!address) {
    const sentence = 'Only published pages can be translated. Please publish this page first.'
    throw new Conflict(sentence, 'not_published')
  }
  const others = await store.listTranslations(db, id)
  const other = others.find((each) => each.language === language)
  if (!other && (await isTranslationDeleted(db, { pictures }, { id, language }))) {
    const sentence = `A draft in ${getLanguageName(language)} was deleted. Please restore it under “Deleted”.`
    throw new Conflict(sentence, 'deleted')
  }
  if (!other) return
  const sentence = `A translation into ${getLanguageName(language)} already exists: “${other.title}”.`
  throw new Conflict(sentence, 'translated')
}

async function readPublished(db: Database, id: string) {
  const { number, content } = await db
    .selectFrom('pages')
    .innerJoin('page_versions as version', (join) =>
      join
        .onRef('version.page_id', '=', 'pages.id')
        .onRef('version.number', '=', 'pages.published_version'),
    )
    .select(['number', 'content'])
    .where('pages.id', '=', id)
    .executeTakeFirstOrThrow()
  return { number, content: JSON.parse(content) as PageContent }
}
