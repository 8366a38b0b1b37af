import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { defaultLanguage, getLanguageName, splitLanguagePrefix } from '#app/contract/languages.ts'
import type { Pictures } from '#app/platform/server/feature/services.ts'
import type { BasePageContent, PublishedPage } from '#app/platform/server/text/page-content.ts'
import type { Database } from '#database/connect.ts'
import { nextPosition } from '#database/positions.ts'
import {
  getAddressPrefix,
  isFixed,
  listNumerousTypes,
  type Page,
  type PageContent,
  type PageDetails,
  type PageType,
  type State,
} from '../contract.ts'
import { toAddress } from './page-types.ts'

const now = () => new Date().toISOString()

/** Returns all pages, sorted by title, without the numerous types. */
export async function list(db: Database) {
  const rows = await select(db)
    .where('type', 'not in', listNumerousTypes())
    .orderBy(sql`lower(page_drafts.title)`)
    .orderBy('pages.id')
    .execute()
  return rows.map(toPage)
}

export async function find(db: Database, id: string) {
  const row = await select(db).where('pages.id', '=', id).executeTakeFirst()
  return row && toPage(row)
}

/** Returns the titles of the drafts of all source pages, by id. */
export async function listTitles(db: Database) {
  const rows = await db
    .selectFrom('pages')
    .innerJoin('page_drafts', 'page_drafts.page_id', 'pages.id')
    .select(['pages.id', 'page_drafts.title'])
    .where('translation_of', 'is', null)
    .where('deleted_at', 'is', null)
    .where('type', 'not in', listNumerousTypes())
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Returns the drafts of all source pages of a type. */
export async function listDrafts(db: Database, type: string) {
  const rows = await db
    .selectFrom('pages')
    .innerJoin('page_drafts', 'page_drafts.page_id', 'pages.id')
    .select(['pages.id', 'content'])
    .where('type', '=', type as PageType)
    .where('translation_of', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id, content }) => ({ id, content: JSON.parse(content) as PageContent }))
}

/** Sorted by language. */
export async function listTranslations(db: Database, id: string) {
  const rows = await select(db).where('translation_of', '=', id).orderBy('language').execute()
  return rows.map(toPage)
}

/** Returns a page with its draft; undefined if it does not exist. */
export async function findDetails(
  db: Database,
  id: string,
): Promise<Omit<PageDetails, 'missing'> | undefined> {
  const [page, draft] = await Promise.all([find(db, id), readDraft(db, id)])
  if (!page || !draft) return undefined
  const [inbound_links, translations, source] = await Promise.all([
    listInboundLinks(db, page),
    listTranslations(db, id),
    findSourcePage(db, page),
  ])
  const { revision, content } = draft
  return { ...page, revision, draft: content, inbound_links, translations, source_page: source }
}

/** Returns null for a source page. */
export async function findSourcePage(db: Database, { translation_of }: Page) {
  if (!translation_of) return null
  return db
    .selectFrom('pages')
    .innerJoin('page_drafts', 'page_drafts.page_id', 'pages.id')
    .select(['pages.id', 'title', sql<number>`published_version`.as('version')])
    .where('pages.id', '=', translation_of)
    .executeTakeFirstOrThrow()
}

export async function readDraft(db: Database, id: string) {
  const row = await db
    .selectFrom('page_drafts')
    .select(['revision', 'content', 'saved_at', 'saved_by'])
    .where('page_id', '=', id)
    .executeTakeFirst()
  return row && { ...row, content: JSON.parse(row.content) as PageContent }
}

interface NewPage {
  type: PageType
  content: PageContent
  username: string
  /** undefined for a source page. */
  translation?: { language: string; translation_of: string; source_version: number }
}

/** Returns the listed page. */
export async function add(db: Database, { type, content, username, translation }: NewPage) {
  const id = newId()
  const position = nextPosition('pages')
  const language = { language: defaultLanguage, ...translation }
  const page = { id, type, ...language, slug: null, created_at: now() }
  await db
    .insertInto('pages')
    .values({ ...page, position, published_version: null })
    .execute()
  const { title, slug } = content
  const draft = { title, slug, content: JSON.stringify(content), is_changed: 1 }
  await db
    .insertInto('page_drafts')
    .values({ ...draft, page_id: id, revision: 1, saved_at: now(), saved_by: username })
    .execute()
  return (await find(db, id)) as Page
}

interface DraftChange {
  id: string
  /** The revision on which the change is based. */
  revision: number
  content: PageContent
  username: string
}

/**
 * Saves the draft and its picture usages in a transaction. Returns undefined if there is a newer
 * revision.
 */
export async function save(
  db: Database,
  pictures: Pictures,
  { id, revision, content, username }: DraftChange,
) {
  const text = JSON.stringify(content)
  const { title, slug } = content
  const saved = await db
    .updateTable('page_drafts')
    .set({
      title,
      slug,
      content: text,
      saved_at: now(),
      saved_by: username,
      revision: revision + 1,
      is_changed: isChangedFrom(id, text),
    })
    .where('page_id', '=', id)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()
  if (!saved) return undefined
  await pictures.setUsage(db, { subject: 'page_draft', subject_id: id }, text)
  return saved.revision
}

/** Whether the text differs from the published version. */
function isChangedFrom(id: string, text: string) {
  return sql<number>`(select case when exists (
    select 1 from pages join page_versions as version
      on version.page_id = pages.id and version.number = pages.published_version
    where pages.id = ${id} and version.content = ${text}) then 0 else 1 end)`
}

/** Returns all published pages in the office's order, source pages first, without numerous types. */
export async function listPublished(db: Database): Promise<PublishedPage[]> {
  const rows = await selectContents(db)
    .where('type', 'not in', listNumerousTypes())
    .orderBy((expression) => expression('translation_of', 'is not', null))
    .orderBy('position')
    // For equal positions, the latest first.
    .orderBy('version.created_at', 'desc')
    .orderBy('pages.id')
    .execute()
  return rows.map(toPublished)
}

/** Selects published pages with their content. */
export const selectContents = (db: Database) => withContents(db).where('archived_at', 'is', null)

/** Selects the last published contents of archived pages. */
export const selectArchivedContents = (db: Database) =>
  withContents(db).where('archived_at', 'is not', null)

const withContents = (db: Database) =>
  joinVersion(db)
    .select(['pages.id', 'type', 'language', 'translation_of', 'slug', 'menu_location', 'content'])
    .select(['version.title', 'version.created_at as modified'])

type ContentRow = Awaited<ReturnType<ReturnType<typeof selectContents>['execute']>>[number]

export function toPublished({ slug, content: text, ...row }: ContentRow): PublishedPage {
  const content: PublishedPage['content'] = JSON.parse(text)
  const address = toAddress({ ...row, slug: slug ?? '' })
  return { ...row, address, label: content.label ?? '', content: withoutHiddenSections(content) }
}

/**
 * Finds a published page of a numerous type by its address, or by the address of its source page with
 * the prefix of a language: then its translation, or else the source page.
 */
export async function findNumerous(db: Database, address: string) {
  const translated = splitLanguagePrefix(address)
  const source = translated?.address ?? address
  const type = listNumerousTypes().find((each) =>
    source.startsWith(getAddressPrefix(each, defaultLanguage)),
  )
  if (!type) return undefined
  const slug = source.slice(getAddressPrefix(type, defaultLanguage).length)
  const { language = defaultLanguage } = translated ?? {}
  const rows = await selectContents(db)
    .where('type', '=', type)
    .where('slug', '=', slug)
    .where('language', 'in', [language, defaultLanguage])
    .execute()
  const found = rows.find((row) => row.language === language)
  const original = rows.find((row) => row.language === defaultLanguage)
  if (found || !original) return found && toPublished(found)
  const translation = await selectContents(db)
    .where('translation_of', '=', original.id)
    .where('language', '=', language)
    .executeTakeFirst()
  return toPublished(translation ?? original)
}

/** Returns a published page of a numerous type with its translations, source page first. */
export async function listVersionsOf(db: Database, { id, translation_of }: PublishedPage) {
  const sourceId = translation_of ?? id
  const [source, translations] = await Promise.all([
    selectContents(db).where('pages.id', '=', sourceId).execute(),
    selectContents(db).where('translation_of', '=', sourceId).orderBy('language').execute(),
  ])
  return [...source, ...translations].map(toPublished)
}

/** Returns the content that visitors see. */
export function withoutHiddenSections<Content extends BasePageContent>(content: Content): Content {
  const { sections } = content as { sections?: { is_hidden?: boolean }[] }
  if (!Array.isArray(sections)) return content
  return { ...content, sections: sections.filter(({ is_hidden }) => !is_hidden) }
}

export const selectPublished = (db: Database) => joinVersion(db).where('archived_at', 'is', null)

function joinVersion(db: Database) {
  return db
    .selectFrom('pages')
    .innerJoin('page_versions as version', (join) =>
      join
        .onRef('version.page_id', '=', 'pages.id')
        .onRef('version.number', '=', 'pages.published_version'),
    )
}

export async function isPublished(db: Database, address: string) {
  // The home page and its translations have an empty slug.
  const rows = await selectPublished(db)
    .select(['type', 'language', 'slug'])
    .where('slug', 'in', ['', address.split('/').at(-1) ?? ''])
    .execute()
  return rows.some(({ slug, ...row }) => toAddress({ ...row, slug: slug ?? '' }) === address)
}

/** Returns published pages that link to this one. */
async function listInboundLinks(db: Database, { id, type, address }: Page) {
  if (!address || isFixed(type)) return []
  // The address is followed by the end of the link or by an anchor.
  const patterns = [')', '"', '#'].map((end) => `%${address}${end}%`)
  // A section shows a form by its id.
  if (type === 'form') patterns.push(`%"form":"${id}"%`)
  const rows = await db
    .selectFrom('pages')
    .innerJoin('page_versions as version', (join) =>
      join
        .onRef('version.page_id', '=', 'pages.id')
        .onRef('version.number', '=', 'pages.published_version'),
    )
    .select(['pages.id', 'version.title'])
    .where('pages.id', '<>', id)
    .where('type', 'not in', listNumerousTypes())
    .where('archived_at', 'is', null)
    .where((where) =>
      where.or(patterns.map((pattern) => where('version.content', 'like', pattern))),
    )
    .execute()
  return rows
}

/** Selects pages with what the office's lists show. */
export function select(db: Database) {
  return db
    .selectFrom('pages')
    .innerJoin('page_drafts', 'page_drafts.page_id', 'pages.id')
    .leftJoin('page_schedules as schedule', 'schedule.page_id', 'pages.id')
    .leftJoin('page_versions as version', (join) =>
      join
        .onRef('version.page_id', '=', 'pages.id')
        .onRef('version.number', '=', 'pages.published_version'),
    )
    .select(['pages.id', 'type', 'language', 'pages.slug as published_slug'])
    .select(['published_version', 'archived_at', 'page_drafts.title', 'page_drafts.slug'])
    .select(['is_changed', 'saved_at', 'saved_by', 'version.created_at as published_at'])
    .select(['translation_of', versionsBehind])
    .where('pages.deleted_at', 'is', null)
    .select(['schedule.publish_at as scheduled_for', 'schedule.error'])
}

/** The number of source versions published since the translation. */
const versionsBehind = sql<number>`case when translation_of is null then 0 else (
  select published_version from pages as original where original.id = pages.translation_of
  ) - coalesce(version.source_version, pages.source_version) end`.as('versions_behind')

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

export function toPage(row: Row): Page {
  const { published_slug: slug, published_version, archived_at, is_changed, ...rest } = row
  const type = row.type as PageType
  const isVisible = slug !== null && !archived_at
  return {
    ...rest,
    type,
    address: isVisible ? toAddress({ type, language: row.language, slug }) : '',
    state: toState(row),
    error: row.error ?? '',
  }
}

function toState({ archived_at, scheduled_for, published_version, is_changed }: Row): State {
  if (scheduled_for) return 'scheduled'
  if (archived_at) return 'archived'
  if (!published_version) return 'draft'
  return is_changed ? 'changed' : 'published'
}

/** The audit log subject of pages. The listed fields are compared. */
export const auditSubject = {
  subject: 'page',
  name: ({ title, language }: Page) =>
    language === defaultLanguage ? title : `${title} (${getLanguageName(language)})`,
  content: 'pages',
}
