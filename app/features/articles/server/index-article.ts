import { listLinks } from '#app/features/pages/server/page-lists.ts'
import { hasOfficePlaceholder } from '#app/features/pages/server/publishing.ts'
import type { PublishedChange } from '#app/platform/server/feature/feature.ts'
import { listFactKeys } from '#app/platform/server/text/fact-texts.ts'
import type { Database } from '#database/connect.ts'
import type { ArticleContent } from '../article-contract.ts'
import { type Term, toTermSlug } from '../contract.ts'

/** Updates the index of published articles in the transaction that publishes or archives one. */
export async function indexArticle(
  db: Database,
  { id, language, translation_of, content }: PublishedChange,
) {
  await db.deleteFrom('articles').where('page_id', '=', id).execute()
  await db.deleteFrom('article_keys').where('page_id', '=', id).execute()
  if (!content) return
  const { date: published_on } = content as unknown as ArticleContent
  const row = { page_id: id, source_id: translation_of ?? id, language, published_on }
  await db.insertInto('articles').values(row).execute()
  const keys = listKeys(content as unknown as ArticleContent, translation_of === null)
  if (keys.length === 0) return
  await db
    .insertInto('article_keys')
    .values(keys.map((key) => ({ ...key, page_id: id, published_on })))
    .execute()
}

type KeyKind = 'category' | 'tag' | 'link' | 'fact' | 'office'

/** Returns what finds an article, each once. */
function listKeys(content: ArticleContent, isSource: boolean) {
  const { categories, tags } = content
  const toKeys = (kind: KeyKind, terms: Term[]) =>
    terms.map(({ slug, name }) => ({ kind, value: slug, name }))
  const distinct = (values: string[]) => [...new Set(values)].map((slug) => ({ slug, name: '' }))
  return [
    ...(isSource ? toKeys('category', toTerms(categories)) : []),
    ...(isSource ? toKeys('tag', toTerms(tags)) : []),
    ...toKeys('link', distinct(listLinks(content.text))),
    ...toKeys('fact', distinct(listFactKeys(content))),
    ...toKeys('office', hasOfficePlaceholder(content) ? distinct(['']) : []),
  ]
}

/** Returns each category or tag once, without names that have no letters. */
export function toTerms(names: string[]): Term[] {
  const terms = new Map(names.map((name) => [toTermSlug(name), name]))
  return [...terms].flatMap(([slug, name]) => (slug ? [{ slug, name }] : []))
}
