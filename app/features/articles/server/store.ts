import type { FastifyInstance } from 'fastify'
import { type Expression, type SqlBool, sql } from 'kysely'
import { addLanguagePrefix, defaultLanguage } from '#app/contract/languages.ts'
import type { NumerousPageType, State } from '#app/features/pages/contract.ts'
import { toAddress } from '#app/features/pages/server/page-types.ts'
import { fillPage } from '#app/features/pages/server/publishing.ts'
import {
  select,
  selectContents,
  selectPublished,
  toPage,
  toPublished,
} from '#app/features/pages/server/store.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import type { BasePageContent, PublishedPage } from '#app/platform/server/text/page-content.ts'
import type { Database } from '#database/connect.ts'
import { containsText } from '#database/sql-dialect.ts'
import type { ArticleContent } from '../article-contract.ts'
import {
  type ArticleAddress,
  type ArticleCard,
  type Cover,
  type DraftQuery,
  type ListAddress,
  type ShownArticle,
  toListPath,
} from '../contract.ts'
import { toTerms } from './index-article.ts'

export const PAGE_SIZE = 12
const MAX_SUGGESTIONS = 30
const MAX_LINKS = 20

/** Returns the pages and drafts of a type for a page of the office's list, and the number of matches. */
export async function listDrafts(db: Database, type: NumerousPageType, query: DraftQuery) {
  const { limit = 1000, offset = 0, sort = '-saved_at', q, state, language } = query
  let matching = select(db).where('type', '=', type)
  if (language) matching = matching.where('language', '=', language)
  if (state) matching = matching.where(hasState(state))
  if (q) matching = matching.where(containsText(db, ['page_drafts.title', 'page_drafts.slug'], q))
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const order = sort.endsWith('title') ? sql`lower(page_drafts.title)` : sql`page_drafts.saved_at`
  const [rows, { total }] = await Promise.all([
    matching.orderBy(order, direction).orderBy('pages.id').limit(limit).offset(offset).execute(),
    matching
      .clearSelect()
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { pages: rows.map(toPage), total: Number(total) }
}

/** The same order of conditions as that of the states in the list. */
const hasState = (state: State): Expression<SqlBool> => sql<SqlBool>`(case
  when schedule.publish_at is not null then 'scheduled'
  when archived_at is not null then 'archived'
  when published_version is null then 'draft'
  when is_changed = 1 then 'changed'
  else 'published' end) = ${state}`

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

export const countPages = (total: number) => Math.ceil(total / PAGE_SIZE)

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

/** Reads pages in this order, translated ones in their translation, with the content of the source. */
export async function readInLanguage(db: Database, ids: string[], language: string) {
  if (ids.length === 0) return []
  const sources = await selectContents(db).where('pages.id', 'in', ids).execute()
  const translations =
    language === defaultLanguage
      ? []
      : await selectContents(db)
          .where('translation_of', 'in', ids)
          .where('language', '=', language)
          .execute()
  return ids.flatMap((id) => {
    const source = sources.find((each) => each.id === id)
    if (!source) return []
    const { address, content } = toPublished(source)
    const translation = translations.find((each) => each.translation_of === id)
    const page = toPublished(translation ?? source)
    return [
      {
        page,
        source: content,
        address: translation ? page.address : addLanguagePrefix(language, address),
      },
    ]
  })
}

/** Returns the covers by the address of the picture. */
export async function describeCovers(app: FastifyInstance, contents: BasePageContent[]) {
  const addresses = contents.map(({ picture }) => picture).filter(Boolean)
  const stored = await app.services.pictures.describe(app.db, addresses)
  return new Map(
    contents.flatMap(({ picture: address, alt }): [string, Cover][] => {
      const found = stored.get(address)
      if (!found) return []
      const { width, height, focus } = found
      return [[address, { address, width, height, focus, alt: String(alt || found.alt) }]]
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
export async function listAddresses(db: Database): Promise<ArticleAddress[]> {
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

interface AddressRow {
  type: string
  language: string
  slug: string | null
  source_id: string
  modified: string
}

/** Returns the address of each page with those of its translations. */
export function toAddresses(rows: AddressRow[]): ArticleAddress[] {
  const versions = Map.groupBy(
    rows.map((row) => ({ ...row, address: toAddress({ ...row, slug: row.slug ?? '' }) })),
    ({ source_id }) => source_id,
  )
  return [...versions.values()].flatMap((pages) => {
    const languages = pages.length > 1 ? pages.toSorted(sourceFirst) : undefined
    return pages.map(({ address, modified }) => ({ address, modified, languages }))
  })
}

const sourceFirst = (a: { language: string }, b: { language: string }) =>
  Number(b.language === defaultLanguage) - Number(a.language === defaultLanguage)

export function inEveryLanguage(path: string, modified: string): ArticleAddress[] {
  const languages = [defaultLanguage, ...siteLanguages].map((language) => ({
    language,
    address: addLanguagePrefix(language, path),
  }))
  if (languages.length === 1) return [{ address: path, modified }]
  return languages.map(({ address }) => ({ address, modified, languages }))
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
