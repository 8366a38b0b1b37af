import type { FastifyInstance } from 'fastify'
import { type Expression, type SqlBool, sql } from 'kysely'
import { addLanguagePrefix, defaultLanguage } from '#app/contract/languages.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import type { BasePageContent } from '#app/platform/server/text/page-content.ts'
import type { Database } from '#database/connect.ts'
import { containsText } from '#database/sql-dialect.ts'
import type { NumerousPageType, State } from '../contract.ts'
import type { Cover, DraftQuery, PageAddress } from '../list-contract.ts'
import { toAddress } from './page-types.ts'
import { select, selectContents, toPage, toPublished } from './store.ts'

/** The number of pages on one page of a public list. */
export const PAGE_SIZE = 12

export const countPages = (total: number) => Math.ceil(total / PAGE_SIZE)

/**
 * Returns the pages and drafts of a type for a page of the office's list, and the number of matches.
 * Finds the ids first, in the order of an index, so that few rows are read with their texts.
 */
export async function listDrafts(db: Database, type: NumerousPageType, query: DraftQuery) {
  const { limit = 1000, offset = 0, sort = '-saved_at', q, state, language } = query
  // A cross join, because SQLite then follows the index of drafts instead of sorting all.
  let matching = db
    .selectFrom('page_drafts')
    .crossJoin('pages')
    .leftJoin('page_schedules as schedule', 'schedule.page_id', 'pages.id')
    .whereRef('pages.id', '=', 'page_drafts.page_id')
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
  if (language) matching = matching.where('language', '=', language)
  if (state) matching = matching.where(hasState(state))
  if (q) matching = matching.where(containsText(db, ['page_drafts.title', 'page_drafts.slug'], q))
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const order = sort.endsWith('title') ? sql`lower(page_drafts.title)` : sql`page_drafts.saved_at`
  const [ids, { total }] = await Promise.all([
    matching
      .select('page_drafts.page_id')
      .orderBy(order, direction)
      .orderBy('page_drafts.page_id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
    state || q
      ? matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      : countOfType(db, type, language),
  ])
  const rows = await select(db)
    .where('pages.id', 'in', ['', ...ids.map(({ page_id }) => page_id)])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pages = ids.flatMap(({ page_id }) => byId.get(page_id) ?? [])
  return { pages: pages.map(toPage), total: Number(total) }
}

/** Counts in the index of pages. */
function countOfType(db: Database, type: NumerousPageType, language?: string) {
  return db
    .selectFrom('pages')
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .$if(language !== undefined, (ofType) => ofType.where('language', '=', language ?? ''))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
}

/** The same order of conditions as that of the states in the list. */
const hasState = (state: State): Expression<SqlBool> => sql<SqlBool>`(case
  when schedule.publish_at is not null then 'scheduled'
  when archived_at is not null then 'archived'
  when published_version is null then 'draft'
  when is_changed = 1 then 'changed'
  else 'published' end) = ${state}`

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

interface AddressRow {
  type: string
  language: string
  slug: string | null
  source_id: string
  modified: string
}

/** Returns the address of each page with those of its translations. */
export function toAddresses(rows: AddressRow[]): PageAddress[] {
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

/** Returns the address of a list in every language of the site. */
export function inEveryLanguage(path: string, modified: string): PageAddress[] {
  const languages = [defaultLanguage, ...siteLanguages].map((language) => ({
    language,
    address: addLanguagePrefix(language, path),
  }))
  if (languages.length === 1) return [{ address: path, modified }]
  return languages.map(({ address }) => ({ address, modified, languages }))
}

/** Returns the addresses of this site that a text links to, without anchors. */
export const listLinks = (text: string) =>
  [...text.matchAll(/\]\((\/[^)\s"#?]*)/g)].flatMap(([, address]) => address ?? [])
