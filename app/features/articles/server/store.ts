import type { FastifyInstance } from 'fastify'
import { defaultLanguage } from '#app/contract/languages.ts'
import type { PageAddress } from '#app/features/pages/list-contract.ts'
import {
  describeCovers,
  inEveryLanguage,
  PAGE_SIZE,
  readInLanguage,
  toAddresses,
} from '#app/features/pages/server/page-lists.ts'
import { toAddress } from '#app/features/pages/server/page-types.ts'
import { fillPage } from '#app/features/pages/server/publishing.ts'
import { selectContents, selectPublished, toPublished } from '#app/features/pages/server/store.ts'
import type { BasePageContent, PublishedPage } from '#app/platform/server/text/page-content.ts'
import type { Database } from '#database/connect.ts'
import type { ArticleContent } from '../article-contract.ts'
import { type ArticleCard, type ListAddress, type ShownArticle, toListPath } from '../contract.ts'
import { toTerms } from './index-article.ts'

const MAX_SUGGESTIONS = 30
const MAX_LINKS = 20

type ListQuery = Pick<ListAddress, 'kind' | 'slug'>

/** Selects the source pages of a list. */
function selectListed(db: Database, { kind, slug = '' }: ListQuery) {
  const columns = ['page_id', 'published_on'] as const
  const listed = kind
    ? db
        .selectFrom('article_keys')
        .select(columns)
        .where('kind', '=', kind)
        .where('value', '=', slug)
        .as('listed')
    : db.selectFrom('articles').select(columns).where('language', '=', defaultLanguage).as('listed')
  return db.selectFrom(listed)
}

/** Returns the number of articles in a list. */
export async function countArticles(db: Database, list: ListQuery) {
  const { total } = await selectListed(db, list)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Returns the name of a category or tag as the latest article writes it; '' for all articles. */
export async function findName(db: Database, { kind, slug = '' }: ListQuery) {
  if (!kind) return ''
  const row = await db
    .selectFrom('article_keys')
    .select('name')
    .where('kind', '=', kind)
    .where('value', '=', slug)
    .orderBy('published_on', 'desc')
    .orderBy('page_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.name ?? ''
}

/** Returns the articles of a page, the latest first, in the language if they are translated. */
export async function listCards(
  app: FastifyInstance,
  { page, ...list }: ListAddress,
  language = defaultLanguage,
): Promise<ArticleCard[]> {
  const { db } = app
  const ids = await selectListed(db, list)
    .select('page_id')
    .orderBy('published_on', 'desc')
    .orderBy('page_id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const found = await readInLanguage(
    db,
    ids.map(({ page_id }) => page_id),
    language,
  )
  const covers = await describeCovers(
    app,
    found.map(({ page: { content } }) => content),
  )
  return Promise.all(
    found.map(async ({ page, source, address }) => {
      const { date } = source as unknown as ArticleContent
      const { title, description, author, picture } = page.content as unknown as ArticleContent
      const texts = { ...page, content: { title, description, author } as never }
      const { content } = await fillPage(app, texts)
      const card = content as unknown as Pick<ArticleContent, 'title' | 'description' | 'author'>
      return { ...card, address, date, language: page.language, cover: covers.get(picture) }
    }),
  )
}

/** Adds date, terms and cover. A translation has date and terms of its source page. */
export async function completeArticle(
  app: FastifyInstance,
  { content, language, translation_of }: PublishedPage,
): Promise<BasePageContent> {
  const source = translation_of
    ? await selectContents(app.db).where('pages.id', '=', translation_of).executeTakeFirst()
    : undefined
  const own = source ? toPublished(source).content : content
  const { date, categories, tags } = own as unknown as ArticleContent
  const [translate, covers] = await Promise.all([
    app.services.textTranslations.loadTranslate(app.db, language),
    describeCovers(app, [content]),
  ])
  const shown: ShownArticle = {
    date,
    categories: toTerms(categories).map(({ name, slug }) => ({ slug, name: translate(name) })),
    tags: toTerms(tags),
    cover: covers.get(content.picture),
  }
  return { ...content, shown }
}

/** Returns the names of categories or tags, the most used first. */
export async function listTermNames(db: Database, kind: 'category' | 'tag', limit?: number) {
  const rows = await db
    .selectFrom('article_keys')
    .select(({ fn }) => [fn.max('name').as('name')])
    .where('kind', '=', kind)
    .groupBy('value')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('value')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
  return rows.map(({ name }) => name)
}

/** Returns what the form of an article offers. */
export async function listSuggestions({ db, services }: Pick<FastifyInstance, 'db' | 'services'>) {
  const people = await services.administrators.listRecipients(db)
  const names = await services.administrators.listNames(
    db,
    people.map(({ id }) => id),
  )
  return {
    author: [...names.values()],
    categories: await listTermNames(db, 'category', MAX_SUGGESTIONS),
    tags: await listTermNames(db, 'tag', MAX_SUGGESTIONS),
  }
}

/** Returns the addresses of all articles, of their categories and of the list; [] without articles. */
export async function listAddresses(db: Database): Promise<PageAddress[]> {
  const rows = await selectPublished(db)
    .innerJoin('articles', 'articles.page_id', 'pages.id')
    .select(['pages.id', 'type', 'pages.language', 'slug', 'source_id'])
    .select('version.created_at as modified')
    .orderBy('articles.published_on', 'desc')
    .orderBy('pages.id', 'desc')
    .execute()
  const articles = toAddresses(rows)
  const modified = rows
    .map((row) => row.modified)
    .toSorted()
    .at(-1)
  const inEnglish = rows.some(({ language }) => language === defaultLanguage)
  if (modified === undefined || !inEnglish) return articles
  const categories = await db
    .selectFrom('article_keys')
    .select('value')
    .where('kind', '=', 'category')
    .groupBy('value')
    .execute()
  const lists: ListAddress[] = [
    { page: 1 },
    ...categories.map(({ value }) => ({ kind: 'category' as const, slug: value, page: 1 })),
  ]
  return [...lists.flatMap((list) => inEveryLanguage(toListPath(list), modified)), ...articles]
}

/** Returns published articles that link to an address of this site. */
export function listInboundLinks(db: Database, address: string) {
  return db
    .selectFrom('article_keys')
    .innerJoin('page_drafts', 'page_drafts.page_id', 'article_keys.page_id')
    .select(['article_keys.page_id as id', 'title'])
    .where('kind', '=', 'link')
    .where('value', '=', address)
    .orderBy('published_on', 'desc')
    .limit(MAX_LINKS)
    .execute()
}

/** Returns which facts published articles show. */
export async function listFactUsages(db: Database) {
  const rows = await selectPublished(db)
    .innerJoin('article_keys', 'article_keys.page_id', 'pages.id')
    .select(['type', 'language', 'slug', 'value'])
    .where('kind', '=', 'fact')
    .execute()
  return rows.map(({ value, ...row }) => ({
    key: value,
    page: toAddress({ ...row, slug: row.slug ?? '' }),
  }))
}
