import { sql } from 'kysely'
import type { Services } from '#app/platform/server/feature/services.ts'
import { Conflict, ValidationError } from '#app/platform/server/http/errors.ts'
import type { BasePageContent } from '#app/platform/server/text/page-content.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/sql-dialect.ts'
import { isFixed, type Page, type PageContent } from '../contract.ts'
import { defaultLanguage, isLanguagePrefix } from '../language-contract.ts'
import { requireExistingFacts } from './fact-references.ts'
import { requirePictures } from './missing-pictures.ts'
import { type PageTypeRegistry, parseContent, toAddress } from './page-types.ts'
import * as store from './store.ts'

interface Publication {
  page: Page
  content: PageContent
  change_note: string
  /** The username. */
  username: string
  /** The source version that a translation follows; the current one by default. */
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
  const after = source_version ?? (await store.findSourcePage(db, page))?.version ?? null
  const version = { title, content: text, change_note, username, source_version: after }
  const number = await addVersion(db, id, version)
  const subject_id = `${id}.${number}`
  await pictures.setUsage(db, { subject: 'page_version', subject_id }, text)
  await db
    .updateTable('pages')
    .set({ slug, menu_location, position, published_version: number, archived_at: null })
    .where('id', '=', id)
    .execute()
  await updateDraft(db, id, JSON.stringify(content), validContent)
  await addresses.move(db, { from: from || undefined, to, by: username })
}

/** Returns the validated content and its address. Throws ValidationError. */
export async function requirePublishable(
  db: Database,
  app: PageTypeRegistry & { services: Services },
  { page, content }: Pick<Publication, 'page' | 'content'>,
) {
  const { addresses, pictures } = app.services
  const validContent = parseContent(app, page.type, content)
  await requirePictures(db, pictures, validContent)
  await requireExistingFacts(db, app.services, validContent)
  const address = await requireFreeAddress(db, addresses, { page, slug: validContent.slug })
  return { validContent, address }
}

/** Returns the address. Throws a field error for the slug if the address is in use. */
async function requireFreeAddress(
  db: Database,
  addresses: Services['addresses'],
  { page, slug }: { page: Page; slug: string },
) {
  await acquireLock(db, 'addresses')
  const rejectSlug = (detail: string) => {
    throw new ValidationError({ slug: { code: 'taken', detail } })
  }
  const to = toAddress({ ...page, slug })
  // The address of a fixed page is reserved for this page, so it is always free.
  if (isFixed(page.type)) return to
  // Routes of the site are reserved in every language.
  const defaultAddress = toAddress({ ...page, language: defaultLanguage, slug })
  if (addresses.isReserved(to) || addresses.isReserved(defaultAddress)) {
    rejectSlug(`${to} is used by the site itself. Please choose another address.`)
  }
  if (to === page.address) return to
  if (defaultAddress === to && isLanguagePrefix(to))
    rejectSlug(`${to} is for pages in another language. Please choose another address.`)
  if (await addresses.isPublished(db, to)) rejectSlug(`Another page already uses ${to}.`)
  return to
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
