import type { Database } from '#database/connect.ts'

/** Stores published articles as publishing does. */
export async function storeArticles(db: Database, count: number, textOf = repeatSentence) {
  const numbers = Array.from({ length: count }, (_, index) => index)
  for (let from = 0; from < count; from += 500) {
    const batch = numbers.slice(from, from + 500).map((number) => toRows(number, textOf(number)))
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('pages')
        .values(batch.map((each) => each.page))
        .execute()
      await transaction
        .insertInto('page_drafts')
        .values(batch.map((each) => each.draft))
        .execute()
      await transaction
        .insertInto('page_versions')
        .values(batch.map((each) => each.version))
        .execute()
      await transaction
        .insertInto('articles')
        .values(batch.map((each) => each.article))
        .execute()
      await transaction
        .insertInto('article_keys')
        .values(batch.map((each) => each.key))
        .execute()
    })
  }
}

const repeatSentence = (number: number) =>
  `Student number ${number} writes about the visa. `.repeat(40)

function toRows(number: number, text: string) {
  const id = `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`
  const now = '2026-11-01T00:00:00.000Z'
  const [title, slug, published_on] = [`Article ${number}`, `article-${number}`, '2026-11-01']
  const terms = { categories: ['News'], tags: [] }
  const fields = { slug, title, description: title, picture: '', alt: '', author: '', text }
  const content = JSON.stringify({ ...fields, ...terms, date: published_on })
  return {
    page: {
      id,
      type: 'article',
      language: 'en',
      slug,
      position: 1,
      published_version: 1,
      created_at: now,
    },
    draft: {
      page_id: id,
      revision: 1,
      title,
      slug,
      content,
      is_changed: 0,
      saved_at: now,
      saved_by: 'Sita',
    },
    version: {
      page_id: id,
      number: 1,
      title,
      content,
      change_note: '',
      created_at: now,
      created_by: 'Sita',
    },
    article: { page_id: id, source_id: id, language: 'en', published_on },
    key: { page_id: id, kind: 'category' as const, value: 'news', name: 'News', published_on },
  }
}
