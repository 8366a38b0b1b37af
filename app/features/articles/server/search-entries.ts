import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { plainText } from '#app/features/pages/formatted-text.ts'
import { fillPage } from '#app/features/pages/server/publishing.ts'
import { selectContents, toPublished } from '#app/features/pages/server/store.ts'
import type { NumerousSearchEntries, SearchEntry } from '#app/platform/server/feature/feature.ts'
import type { PublishedPage } from '#app/platform/server/text/page-content.ts'
import type { ArticleContent } from '../article-contract.ts'

/** The index is in memory, so it has only the beginning of the text. */
const MAX_LENGTH = 2000

export function toSearchEntry({ address, title, content }: PublishedPage): SearchEntry {
  const { description, categories, tags, text } = content as unknown as ArticleContent
  const passages = [{ text: description }, { text: cutAtWord(plainText(text)) }]
  const keywords = [...categories, ...tags].join(', ')
  return { type: 'article', address, title, keywords, passages }
}

const cutAtWord = (text: string) =>
  text.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '') : text

export const searchEntries: NumerousSearchEntries = { listKeys, readEntries }

/** A key consists of the page, its published version, and the values that its texts refer to. */
async function listKeys(app: FastifyInstance) {
  const { db, services } = app
  const rows = await db
    .selectFrom('articles')
    .innerJoin('pages', 'pages.id', 'articles.page_id')
    .select(['page_id', 'articles.language', 'published_version'])
    .orderBy('page_id')
    .execute()
  const used = await db
    .selectFrom('article_keys')
    .select(['page_id', 'kind', 'value'])
    .where('kind', 'in', ['fact', 'office'])
    .orderBy('value')
    .execute()
  const references = Map.groupBy(used, ({ page_id }) => page_id)
  const office = await app.office.read()
  const languages = [...new Set(rows.map(({ language }) => language))]
  const factValues = new Map(
    used.length === 0
      ? []
      : await Promise.all(
          languages.map(
            async (language) =>
              [language, await services.facts.loadFactValues(db, language)] as const,
          ),
        ),
  )
  return rows.map(({ page_id, language, published_version }) => {
    const values = (references.get(page_id) ?? []).map(({ kind, value }) =>
      kind === 'office' ? office : factValues.get(language)?.format(value),
    )
    return `${page_id} ${published_version} ${values.length > 0 ? hash(values) : ''}`
  })
}

const hash = (values: unknown[]) =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url')

async function readEntries(app: FastifyInstance, keys: string[]) {
  const keyOf = new Map(keys.map((key) => [key.split(' ')[0] ?? '', key]))
  if (keyOf.size === 0) return new Map<string, SearchEntry>()
  const rows = await selectContents(app.db)
    .where('pages.id', 'in', [...keyOf.keys()])
    .execute()
  const entries = await Promise.all(
    rows.map(async (row) => {
      const page = await fillPage(app, toPublished(row))
      const { id, language, translation_of } = page
      const entry = { ...toSearchEntry(page), translationGroup: translation_of ?? id }
      const key = keyOf.get(id) ?? ''
      return [key, translation_of ? { ...entry, language } : entry] as const
    }),
  )
  return new Map<string, SearchEntry>(entries)
}
