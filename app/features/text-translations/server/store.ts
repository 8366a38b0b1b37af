import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { defaultLanguage, getLanguageName } from '#app/contract/languages.ts'
import { createSharedValues } from '#app/platform/server/cache/shared-values.ts'
import type { FactUsage } from '#app/platform/server/feature/feature.ts'
import { listFactKeys } from '#app/platform/server/text/fact-texts.ts'
import type { Translate } from '#app/platform/server/text/translate-fields.ts'
import type { Database } from '#database/connect.ts'

/** Returns translations by source text. */
export async function list(db: Database, language: string) {
  const rows = await db
    .selectFrom('text_translations')
    .select(['source', 'text'])
    .where('language', '=', language)
    .execute()
  return new Map(rows.map(({ source, text }) => [source, text]))
}

const shared = createSharedValues<Map<string, string>>()

/** Pages load the translations each for itself. */
export const shareTranslations = shared.share

/** Returns a function that translates texts into this language. */
export async function loadTranslate(
  db: Database,
  language: string = defaultLanguage,
): Promise<Translate> {
  if (language === defaultLanguage) return (text) => text
  const texts = await shared.get(db, language, () => list(db, language))
  return (text) => texts.get(text) ?? text
}

/** Lists the facts to which the translations of current texts refer. */
export async function listFactUsages(
  app: Pick<FastifyInstance, 'db' | 'translatableTexts'>,
): Promise<FactUsage[]> {
  const rows = await app.db
    .selectFrom('text_translations')
    .select(['language', 'source', 'text'])
    .where('text', 'like', '%{%')
    .execute()
  const withFacts = rows.filter(({ text }) => listFactKeys(text).length > 0)
  if (withFacts.length === 0) return []
  const current = new Set((await app.translatableTexts()).map(({ source }) => source))
  return withFacts
    .filter(({ source }) => current.has(source))
    .flatMap(({ language, source, text }) =>
      listFactKeys(text).map((key) => ({
        key,
        page: '',
        name: `translation of “${source.slice(0, 60)}” (${getLanguageName(language)})`,
      })),
    )
}

interface NewTranslation {
  language: string
  source: string
  text: string
  username: string
}

/** Stores a translation in place of an earlier one. */
export async function save(db: Database, { username, ...translation }: NewTranslation) {
  const { source, text } = translation
  const change = { text, saved_at: new Date().toISOString(), saved_by: username }
  await db
    .insertInto('text_translations')
    .values({ ...translation, source_hash: hash(source), ...change })
    .onConflict((conflict) => conflict.columns(['language', 'source_hash']).doUpdateSet(change))
    .execute()
}

/** Stores translations by source text. None of them may exist. */
export async function addAll(db: Database, language: string, texts: Record<string, string>) {
  const saved_at = new Date().toISOString()
  const rows = Object.entries(texts).map(([source, text]) => ({
    language,
    source,
    text,
    saved_at,
    source_hash: hash(source),
    saved_by: '',
  }))
  for (let index = 0; index < rows.length; index += ROWS_PER_INSERT) {
    const part = rows.slice(index, index + ROWS_PER_INSERT)
    await db.insertInto('text_translations').values(part).execute()
  }
}

/** Below the limits of both databases for parameters of a statement. */
const ROWS_PER_INSERT = 1000

export async function remove(db: Database, language: string, source: string) {
  await db
    .deleteFrom('text_translations')
    .where('language', '=', language)
    .where('source_hash', '=', hash(source))
    .execute()
}

/** Long texts cannot be part of a primary key in PostgreSQL. */
const hash = (source: string) => createHash('sha256').update(source).digest('hex')
