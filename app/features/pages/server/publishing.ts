import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { addBikramSambat } from '#app/contract/dates-in-text.ts'
import { toReference } from '#app/contract/fact-references.ts'
import { getOwn } from '#app/contract/get-own.ts'
import { defaultLanguage, isLanguagePrefix } from '#app/contract/languages.ts'
import { addEnding, endings } from '#app/contract/nepali-endings.ts'
import type { Office } from '#app/contract/office.ts'
import { describeFile, parseMediaNames } from '#app/features/media/contract.ts'
import { formatHours, mainBranch } from '#app/features/office/contract.ts'
import { formatReplyDay } from '#app/features/office/hours-contract.ts'
import type { Pictures, Services } from '#app/platform/server/feature/services.ts'
import { Conflict, type FieldError, ValidationError } from '#app/platform/server/http/errors.ts'
import {
  type FactValues,
  fillFactReferences,
  findUnknownFacts,
  listFactKeys,
  mapTexts,
} from '#app/platform/server/text/fact-texts.ts'
import type { BasePageContent, PublishedPage } from '#app/platform/server/text/page-content.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { isFixed, type Page, type PageContent } from '../contract.ts'
import type { FieldSchema } from '../form-contract.ts'
import {
  findContentErrors,
  getPageType,
  listTexts,
  type PageTypeRegistry,
  parseContent,
  toAddress,
} from './page-types.ts'
import * as store from './store.ts'

interface Publication {
  page: Page
  content: PageContent
  change_note: string
  /** The username. */
  username: string
  /** The source version that a translation follows, see `findFollowedVersion`. */
  source_version?: number | null
}

/**
 * Publishes the content as a new version and redirects the old address. Runs in the caller's
 * transaction. Throws ValidationError and Conflict.
 */
export async function publishPage(
  db: Database,
  app: PageTypeRegistry & { services: Services },
  { page, content, change_note, username, source_version }: Publication,
) {
  const { addresses, pictures } = app.services
  const { id, address: from } = page
  const { validContent, address: to } = await requirePublishable(db, app, { page, content })
  const { slug, menu_location = '', position, title } = validContent
  const text = JSON.stringify(validContent)
  const followed = await findFollowedVersion(db, page, source_version)
  const version = { title, content: text, change_note, username, source_version: followed }
  const number = await addVersion(db, id, version)
  const subject_id = `${id}.${number}`
  await pictures.setUsage(db, { subject: 'page_version', subject_id }, text)
  await db
    .updateTable('pages')
    .set({ slug, menu_location, position, published_version: number, archived_at: null })
    .where('id', '=', id)
    .execute()
  await updateDraft(db, id, JSON.stringify(content), validContent)
  await getPageType(app, page.type).onPublish?.(db, { ...page, content: validContent })
  await addresses.move(db, { id, from: from || undefined, to, by: username })
}

/**
 * Returns the source version that a translation follows when it is published: the given one, which
 * its author has seen, or the same as before. Returns null for a source page.
 */
export async function findFollowedVersion(db: Database, page: Page, seen?: number | null) {
  const source = await store.findSourcePage(db, page)
  return source && Math.min(seen ?? source.version - page.versions_behind, source.version)
}

type PublishedContent = Pick<Publication, 'page' | 'content'>

/** Returns the validated content and its address. Throws ValidationError. */
export async function requirePublishable(
  db: Database,
  app: PageTypeRegistry & { services: Services },
  { page, content }: PublishedContent,
) {
  const validContent = parseContent(app, page.type, content)
  await acquireLock(db, 'addresses')
  const errors = await findPublishErrors(db, app, { page, content: validContent })
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return { validContent, address: toAddress({ ...page, slug: validContent.slug }) }
}

/** Returns what the content lacks for publishing, by field path. */
export async function listMissing(
  app: PageTypeRegistry & Pick<FastifyInstance, 'db' | 'services'>,
  { page, content }: PublishedContent,
) {
  const errors = {
    ...(await findPublishErrors(app.db, app, { page, content })),
    ...findContentErrors(app, page.type, content),
  }
  return Object.fromEntries(Object.entries(errors).map(([path, { detail }]) => [path, detail]))
}

/** Returns the errors that only the database knows, by field path. */
async function findPublishErrors(
  db: Database,
  app: PageTypeRegistry & { services: Services },
  { page, content }: { page: Page; content: BasePageContent },
): Promise<Record<string, FieldError>> {
  const { addresses, pictures } = app.services
  return {
    ...(await findUnknownFactErrors(db, app, { type: page.type, content })),
    ...(await findPictureErrors(db, pictures, content)),
    ...(await findBranchErrors(db, app, { page, content })),
    ...(await findAddressErrors(db, addresses, { page, slug: content.slug })),
    ...(await findTranslationErrors(db, app, { page, content })),
  }
}

/** Returns the errors of a translation that only its source page shows. */
async function findTranslationErrors(
  db: Database,
  app: PageTypeRegistry,
  { page, content }: { page: Page; content: BasePageContent },
) {
  const { findTranslationErrors: find } = getPageType(app, page.type)
  if (!find || !page.translation_of) return {}
  const row = await store
    .selectContents(db)
    .where('pages.id', '=', page.translation_of)
    .executeTakeFirst()
  return row ? find(store.toPublished(row).content, content) : {}
}

/** Returns an error for each branch that the office profile does not have. */
async function findBranchErrors(
  db: Database,
  app: PageTypeRegistry & { services: Services },
  { page, content }: PublishedContent,
): Promise<Record<string, FieldError>> {
  const { schema } = getPageType(app, page.type)
  const chosen = listTexts(content, schema as FieldSchema).filter(
    ([, name, { control }]) => control === 'branch' && name !== '',
  )
  if (chosen.length === 0) return {}
  const names = await app.services.office.listBranches(db)
  const detail = 'This branch does not exist. Choose another one.'
  return Object.fromEntries(
    chosen
      .filter(([, name]) => !names.includes(name))
      .map(([path]) => [path, { code: 'unknown_branch', detail }]),
  )
}

/** Returns an error for the slug if the page cannot have this address. */
async function findAddressErrors(
  db: Database,
  addresses: Services['addresses'],
  { page, slug }: { page: Page; slug: string },
): Promise<Record<string, FieldError>> {
  const toErrors = (detail: string) => ({ slug: { code: 'taken', detail } })
  const to = toAddress({ ...page, slug })
  // The address of a fixed page is reserved for this page, so it is always free.
  if (isFixed(page.type)) return {}
  // Routes of the site are reserved in every language.
  const defaultAddress = toAddress({ ...page, language: defaultLanguage, slug })
  if (addresses.isReserved(to) || addresses.isReserved(defaultAddress))
    return toErrors(`${to} is used by the site itself. Please choose another address.`)
  if (to === page.address) return {}
  if (defaultAddress === to && isLanguagePrefix(to))
    return toErrors(`${to} is for pages in another language. Please choose another address.`)
  return (await addresses.isPublished(db, to)) ? toErrors(`Another page already uses ${to}.`) : {}
}

interface NewVersion {
  title: string
  content: string
  change_note: string
  username: string
  source_version: number | null
}

/** Returns the version number. */
export async function addVersion(db: Database, id: string, { username, ...version }: NewVersion) {
  const { number } = await db
    .insertInto('page_versions')
    .values({
      ...version,
      page_id: id,
      number: sql<number>`(select coalesce(max(number), 0) + 1
        from page_versions where page_id = ${id})`,
      created_at: new Date().toISOString(),
      created_by: username,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

/** Aligns the draft with the published content unless it was edited since. */
async function updateDraft(
  db: Database,
  id: string,
  published: string,
  validContent: BasePageContent,
) {
  const { title, slug } = validContent
  const text = JSON.stringify(validContent)
  await db
    .updateTable('page_drafts')
    .set({ title, slug, content: text, revision: sql`revision + 1`, is_changed: 0 })
    .where('page_id', '=', id)
    .where('content', '=', published)
    .execute()
  await db
    .updateTable('page_drafts')
    .set({ is_changed: 1 })
    .where('page_id', '=', id)
    .where('content', '<>', text)
    .execute()
}

/** Returns the draft of this revision. Throws Conflict if there is a newer one. */
export async function requireDraft(db: Database, id: string, revision: number) {
  const draft = await store.readDraft(db, id)
  if (draft?.revision === revision) return draft.content
  throw new Conflict(
    'The draft has changed. Please review it before you continue.',
    'draft_changed',
  )
}

const pictureDeleted = {
  code: 'picture_deleted',
  detail: 'This picture was deleted. Please choose another one.',
}

const fileDeleted = {
  code: 'file_deleted',
  detail: 'A linked file was deleted. Please link another one, or remove the link.',
}

/** Returns an error for each picture or file that was deleted. */
async function findPictureErrors(db: Database, pictures: Pictures, content: BasePageContent) {
  const missing = await listMissingPictures(db, pictures, content)
  return Object.fromEntries(
    missing.map(([path, address]) => [path, describeFile(address) ? fileDeleted : pictureDeleted]),
  )
}

/** Removes the addresses of deleted pictures. */
export async function removeMissingPictures<Content extends BasePageContent>(
  db: Database,
  pictures: Pictures,
  content: Content,
): Promise<Content> {
  const missing = await listMissingPictures(db, pictures, content)
  if (missing.length === 0) return content
  const addresses: string[] = missing.map(([, address]) => address)
  const clearMissing = (_: string, value: unknown) =>
    addresses.includes(value as string) ? '' : value
  return JSON.parse(JSON.stringify(content, clearMissing))
}

/** Returns path and address of each deleted picture or file. */
async function listMissingPictures(db: Database, pictures: Pictures, content: BasePageContent) {
  const given = listTexts(content).flatMap(([path, text]) =>
    parseMediaNames(text).map((name) => [path, `/media/${name}`] as const),
  )
  const stored = await pictures.listStored(
    db,
    given.map(([, address]) => address),
  )
  return given.filter(([, address]) => !stored.has(address))
}

/** The fields that links show. */
interface LinkName {
  title: string
  label: string
  language: string
}

interface FillablePage extends LinkName {
  type: string
  content: BasePageContent
  /** When the content was published. */
  modified: string
}

/** Returns the keys of all facts that a page shows. */
export function listFacts(
  app: PageTypeRegistry,
  { type, content }: Pick<FillablePage, 'type' | 'content'>,
) {
  return [...listFactKeys(content), ...(getPageType(app, type).listFacts?.(content) ?? [])]
}

/**
 * Inserts office data and fact values into the texts. `modified` becomes the latest change of all
 * of them.
 */
export async function fillPage<Each extends FillablePage>(
  app: PageTypeRegistry & Pick<FastifyInstance, 'db' | 'services' | 'office'>,
  source: Each,
): Promise<Each> {
  const { escapeText = (text: string) => text } = getPageType(app, source.type)
  const office = await readOfficeIn(app, source.language)
  const fill = createOfficePlaceholderRenderer(office, source.language, escapeText)
  const page = {
    ...fillOfficeName(office, source),
    content: mapTexts(source.content, (text) => addBikramSambat(fill(text), source.language)),
  }
  const keys = listFacts(app, page)
  if (keys.length === 0) return page
  const factValues = await app.services.facts.loadFactValues(app.db, page.language)
  return {
    ...page,
    ...fillLinkName(page, factValues),
    content: fillFactReferences(page.content, {
      ...factValues,
      format: (key) => escapeText(factValues.format(key)),
    }),
    modified: [page.modified, ...keys.map(factValues.changedAt)].toSorted().at(-1) as string,
  }
}

/** Fills a page and adds what its view needs besides its own content. */
export async function completePage(app: FastifyInstance, source: PublishedPage) {
  const { completeContent } = getPageType(app, source.type)
  const filled = await fillPage(app, source)
  const file_pages = await app.services.pictures.listFilePages(
    app.db,
    JSON.stringify(filled.content),
  )
  const page = { ...filled, file_pages }
  return completeContent ? { ...page, content: await completeContent(app, page) } : page
}

/** Inserts office data and fact values into titles and labels of links. */
export async function fillLinkNames<Each extends LinkName>(
  { db, services, office }: Pick<FastifyInstance, 'db' | 'services' | 'office'>,
  sources: Each[],
): Promise<Each[]> {
  const context = { db, services, office }
  const offices = await loadByLanguage(sources, (language) => readOfficeIn(context, language))
  const current = await office.read()
  const pages = sources.map((each) => fillOfficeName(offices.get(each.language) ?? current, each))
  const withFacts = pages.filter(({ title, label }) => listFactKeys([title, label]).length > 0)
  const factValues = await loadByLanguage(withFacts, (language) =>
    services.facts.loadFactValues(db, language),
  )
  return pages.map((each) => {
    const values = factValues.get(each.language)
    return values ? { ...each, ...fillLinkName(each, values) } : each
  })
}

/** Loads something once for each language of the pages. */
async function loadByLanguage<Loaded>(
  pages: Pick<LinkName, 'language'>[],
  load: (language: string) => Promise<Loaded>,
) {
  const languages = [...new Set(pages.map(({ language }) => language))]
  return new Map(
    await Promise.all(languages.map(async (each) => [each, await load(each)] as const)),
  )
}

/** Returns the office with its name and address in this language. */
async function readOfficeIn(
  { db, services, office }: Pick<FastifyInstance, 'db' | 'services' | 'office'>,
  language: string,
) {
  const translate = await services.textTranslations.loadTranslate(db, language)
  return services.office.translate(await office.read(), translate)
}

function fillOfficeName<Each extends LinkName>(office: Office, page: Each): Each {
  const fill = createOfficePlaceholderRenderer(office, page.language)
  return { ...page, title: fill(page.title), label: fill(page.label) }
}

const fillLinkName = ({ title, label }: LinkName, factValues: FactValues) =>
  fillFactReferences({ title, label }, factValues)

/** Returns an error for each reference to an unknown fact, in a text or by its key alone. */
async function findUnknownFactErrors(
  db: Database,
  app: PageTypeRegistry & { services: Services },
  { type, content }: Pick<FillablePage, 'type' | 'content'>,
) {
  if (listFacts(app, { type, content }).length === 0) return {}
  const keys = new Set(getPageType(app, type).listFacts?.(content))
  const texts = listTexts(content).map(([path, text]) => [
    path,
    keys.has(text) ? toReference(text) : text,
  ])
  return findUnknownFacts(Object.fromEntries(texts), await app.services.facts.loadFactValues(db))
}

/** Cannot collide with fact references, whose keys always contain a dot or a hyphen. */
const placeholderPattern = new RegExp(
  `\\{\\s*(office|address|hours|reply_day)\\s*\\}(?: ?${endings})?`,
  'g',
)

/** Whether a text of the content contains a placeholder such as {office}. */
export const hasOfficePlaceholder = (content: object) =>
  JSON.stringify(content).search(placeholderPattern) >= 0

/**
 * Returns a function that replaces placeholders such as {office} in a text of this language.
 * `escapeText` escapes the values.
 */
function createOfficePlaceholderRenderer(
  office: Office,
  language: string,
  escapeText = (text: string) => text,
) {
  const values: Record<string, () => string> = {
    office: () => office.name,
    address: () => mainBranch(office).address,
    hours: () => formatHours(office.week, language),
    reply_day: () => formatReplyDay(office, new Date(), language === 'en' ? 'en-GB' : language),
  }
  return (text: string) =>
    text.replace(placeholderPattern, (_, name: string, ending?: string) => {
      const value = getOwn(values, name)?.() ?? ''
      return escapeText(ending ? addEnding(value, ending) : value)
    })
}
