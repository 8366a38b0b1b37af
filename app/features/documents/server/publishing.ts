import { sql } from 'kysely'
import type { DocumentContent } from '#app/base/server/document-content.ts'
import { Conflict, ValidationError } from '#app/base/server/errors.ts'
import type { Services } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import { lock } from '#database/differences.ts'
import { type Content, type Document, isFixed } from '../contract.ts'
import { firstLanguage, isLanguagePrefix } from '../language-contract.ts'
import { requireKnownFacts } from './facts-in-texts.ts'
import { readWhole, toAddress, type WithKinds } from './kinds.ts'
import { requirePictures } from './missing-pictures.ts'
import * as store from './store.ts'

interface Publication {
  document: Document
  content: Content
  why: string
  /** The username. */
  by: string
  /** Of a translation: after which version of its original; left out for the present one. */
  original_number?: number | null
}

/**
 * Makes the content what visitors see: a version, its address, and a redirect from the one that
 * it had. Within the transaction of the change. Throws FieldsRefused and Conflict.
 */
export async function publish(
  db: Database,
  app: WithKinds & { services: Services },
  { document, content, why, by, original_number }: Publication,
) {
  const { addresses, pictures } = app.services
  const { id, address: from } = document
  const { whole, address: to } = await requirePublishable(db, app, { document, content })
  const { slug, place = '', position, title } = whole
  const text = JSON.stringify(whole)
  const after = original_number ?? (await store.findOriginal(db, document))?.version ?? null
  const version = { title, content: text, why, by, original_number: after }
  const number = await addVersion(db, id, version)
  const subject_id = `${id}.${number}`
  await pictures.setUsage(db, { subject: 'document_version', subject_id }, text)
  await db
    .updateTable('documents')
    .set({ slug, place, position, published_number: number, archived_at: null })
    .where('id', '=', id)
    .execute()
  await followDraft(db, id, JSON.stringify(content), whole)
  await addresses.move(db, { from: from || undefined, to, by })
}

/** Returns the content as visitors would see it, and where. Throws FieldsRefused. */
export async function requirePublishable(
  db: Database,
  app: WithKinds & { services: Services },
  { document, content }: Pick<Publication, 'document' | 'content'>,
) {
  const { addresses, pictures } = app.services
  const whole = readWhole(app, document.kind, content)
  await requirePictures(db, pictures, whole)
  await requireKnownFacts(db, app.services, whole)
  const address = await requireFree(db, addresses, { document, slug: whole.slug })
  return { whole, address }
}

/** Returns its address. Throws a sentence about the slug when something else stands there. */
async function requireFree(
  db: Database,
  addresses: Services['addresses'],
  { document, slug }: { document: Document; slug: string },
) {
  await lock(db, 'addresses')
  const refuse = (detail: string) => {
    throw new ValidationError({ slug: { code: 'taken', detail } })
  }
  const to = toAddress({ ...document, slug })
  // Reserved for itself.
  if (isFixed(document.kind)) return to
  // A page of the map may be translated too.
  const inFirst = toAddress({ ...document, language: firstLanguage, slug })
  if (addresses.isReserved(to) || addresses.isReserved(inFirst)) {
    refuse(`${to} is an address of this site itself.`)
  }
  if (to === document.address) return to
  if (inFirst === to && isLanguagePrefix(to)) refuse(`${to} is for pages in another language.`)
  if (await addresses.isPublished(db, to)) refuse(`Another page stands at ${to} already.`)
  return to
}

interface NewVersion {
  title: string
  content: string
  why: string
  by: string
  original_number: number | null
}

/** Returns its number. */
export async function addVersion(db: Database, id: string, { by, ...version }: NewVersion) {
  const { number } = await db
    .insertInto('document_versions')
    .values({
      ...version,
      document_id: id,
      number: sql<number>`(select coalesce(max(number), 0) + 1
        from document_versions where document_id = ${id})`,
      created_at: new Date().toISOString(),
      created_by: by,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

/** The draft is what was published, unless somebody has gone on writing. */
async function followDraft(db: Database, id: string, published: string, whole: DocumentContent) {
  const { title, slug } = whole
  const text = JSON.stringify(whole)
  await db
    .updateTable('document_drafts')
    .set({ title, slug, content: text, revision: sql`revision + 1`, is_changed: 0 })
    .where('document_id', '=', id)
    .where('content', '=', published)
    .execute()
  await db
    .updateTable('document_drafts')
    .set({ is_changed: 1 })
    .where('document_id', '=', id)
    .where('content', '<>', text)
    .execute()
}

/** The draft of this revision. Throws Conflict when it is another one by now. */
export async function requireDraft(db: Database, id: string, revision: number) {
  const draft = await store.readDraft(db, id)
  if (draft?.revision === revision) return draft.content
  throw new Conflict(
    'The draft was changed meanwhile. Please look at it again before you go on.',
    'draft_changed',
  )
}
