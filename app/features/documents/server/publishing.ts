import { sql } from 'kysely'
import type { DocumentContent } from '#app/base/server/document-content.ts'
import { Conflict, FieldsRefused } from '#app/base/server/errors.ts'
import type { Keepers } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import { lock } from '#database/differences.ts'
import { type Content, type Document, isFixed } from '../contract.ts'
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
}

/**
 * Makes the content what visitors see: a version, its address, and a redirect from the one that
 * it had. Within the transaction of the change. Throws FieldsRefused and Conflict.
 */
export async function publish(
  db: Database,
  app: WithKinds & { keepers: Keepers },
  { document, content, why, by }: Publication,
) {
  const { addresses, pictures } = app.keepers
  const { id, address: from } = document
  const whole = readWhole(app, document.kind, content)
  await requirePictures(db, pictures, whole)
  await requireKnownFacts(db, app.keepers, whole)
  const { slug, place = '', position, title } = whole
  const to = toAddress({ ...document, slug })
  await requireFree(db, addresses, { kind: document.kind, from, to })
  const text = JSON.stringify(whole)
  const number = await addVersion(db, id, { title, content: text, why, by })
  const subject_id = `${id}.${number}`
  await pictures.use(db, { subject: 'document_version', subject_id }, text)
  await db
    .updateTable('documents')
    .set({ slug, place, position, published_number: number, archived_at: null })
    .where('id', '=', id)
    .execute()
  await followDraft(db, id, JSON.stringify(content), whole)
  await addresses.move(db, { from: from || undefined, to, by })
}

/** Throws a sentence about the slug when something else stands at its address. */
export async function requireFree(
  db: Database,
  addresses: Keepers['addresses'],
  { kind, from, to }: { kind: string; from: string; to: string },
) {
  await lock(db, 'addresses')
  const refuse = (detail: string) => {
    throw new FieldsRefused({ slug: { code: 'taken', detail } })
  }
  // Reserved for itself.
  if (isFixed(kind)) return
  if (addresses.isReserved(to)) refuse(`${to} is an address of this site itself.`)
  if (to !== from && (await addresses.isPublished(db, to))) {
    refuse(`Another page stands at ${to} already.`)
  }
}

/** Returns its number. */
export async function addVersion(
  db: Database,
  id: string,
  { by, ...version }: { title: string; content: string; why: string; by: string },
) {
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
