import { Conflict, NotFound } from '#app/base/server/errors.ts'
import type { Services } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import { lock } from '#database/differences.ts'
import { type Content, canBeTranslated, type Document } from '../contract.ts'
import { nameLanguage, type SecondLanguage } from '../language-contract.ts'
import { isTranslationDeleted } from './deletion.ts'
import * as store from './store.ts'

interface NewTranslation {
  /** Of the original. */
  id: string
  language: SecondLanguage
  by: string
}

/**
 * Adds a draft in that language, which begins as what visitors read of the original, within a
 * transaction. Throws NotFound, and Conflict where there can be none.
 */
export async function beginTranslation(
  db: Database,
  { pictures }: Services,
  { id, language, by }: NewTranslation,
) {
  // As its own changes are: nothing is published meanwhile, and nobody begins a second one.
  await lock(db, `document ${id}`)
  const original = await store.find(db, id)
  if (!original) throw new NotFound('Document')
  await requireTranslatable(db, pictures, { original, language })
  const { number, content } = await readPublished(db, id)
  const translation = { language, translation_of: id, translated_from: number }
  const added = await store.add(db, { kind: original.kind, content, by, translation })
  const user = { subject: 'document_draft', subject_id: added.id }
  await pictures.setUsage(db, user, JSON.stringify(content))
  return added
}

async function requireTranslatable(
  db: Database,
  pictures: Services['pictures'],
  { original, language }: { original: Document; language: SecondLanguage },
) {
  const { id, kind, address, translation_of } = original
  if (translation_of) {
    const sentence =
      'This page is a translation itself. Please translate the page that it belongs to.'
    throw new Conflict(sentence, 'translation')
  }
  if (!canBeTranslated(kind)) {
    const sentence = 'This page shows lists or takes forms that speak the language of the site.'
    throw new Conflict(`${sentence} It cannot be translated.`, 'kind')
  }
  if (!address) {
    const sentence = 'A translation begins with what visitors read. Please publish this first.'
    throw new Conflict(sentence, 'not_published')
  }
  const others = await store.listTranslations(db, id)
  const other = others.find((each) => each.language === language)
  if (!other && (await isTranslationDeleted(db, { pictures }, { id, language }))) {
    const sentence = `A draft in ${nameLanguage(language)} was deleted. Please restore it under “Deleted”.`
    throw new Conflict(sentence, 'deleted')
  }
  if (!other) return
  const sentence = `There is a translation into ${nameLanguage(language)} already: “${other.title}”.`
  throw new Conflict(sentence, 'translated')
}

async function readPublished(db: Database, id: string) {
  const { number, content } = await db
    .selectFrom('documents')
    .innerJoin('document_versions as version', (join) =>
      join
        .onRef('version.document_id', '=', 'documents.id')
        .onRef('version.number', '=', 'documents.published_number'),
    )
    .select(['number', 'content'])
    .where('documents.id', '=', id)
    .executeTakeFirstOrThrow()
  return { number, content: JSON.parse(content) as Content }
}
