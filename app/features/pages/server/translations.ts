import type { Services } from '#app/platform/server/feature/services.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/sql-dialect.ts'
import { canBeTranslated, type Page, type PageContent } from '../contract.ts'
import { getLanguageName, type OtherLanguage } from '../language-contract.ts'
import { isTranslationDeleted } from './deletion.ts'
import * as store from './store.ts'

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
export async function createTranslation(
  db: Database,
  { pictures }: Services,
  { id, language, username }: NewTranslation,
) {
  // Locks the source page, so that no version is published and no second translation is created
  // meanwhile.
  await acquireLock(db, `page ${id}`)
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
  if (!canBeTranslated(type)) {
    const sentence = 'This page shows lists or forms in the language of the site.'
    throw new Conflict(`${sentence} It cannot be translated.`, 'type')
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
