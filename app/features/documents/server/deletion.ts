import { sql } from 'kysely'
import { Conflict } from '#app/base/server/errors.ts'
import type { Services } from '#app/base/server/keepers.ts'
import { type Restorable, restorableSince } from '#app/base/server/restorable.ts'
import type { Database } from '#database/connect.ts'
import { type Document, isFixed } from '../contract.ts'
import { cancel } from './schedule.ts'
import * as store from './store.ts'

export const restorableDraft: Restorable = {
  table: 'documents',
  subject: 'document',
  name: sql<string>`(select title from document_drafts where document_id = documents.id)`,
}

/** Marks the document as deleted. Throws Conflict for one that visitors see or have seen. */
export async function removeDraft(db: Database, services: Services, document: Document) {
  if (document.published_at !== null || isFixed(document.kind)) {
    const detail =
      'Only a draft that was never published can be deleted. Please archive it instead.'
    throw new Conflict(detail, 'published')
  }
  await cancel(db, services, document.id)
  await db
    .updateTable('documents')
    .set({ deleted_at: new Date().toISOString() })
    .where('id', '=', document.id)
    .execute()
}

/** Returns the document; undefined when there is none that can be restored. */
export async function restoreDraft(db: Database, id: string) {
  const restored = await db
    .updateTable('documents')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince())
    .returning('id')
    .executeTakeFirst()
  return restored && store.find(db, id)
}

/**
 * Whether a draft of this translation was deleted and can still be restored. Purges one that cannot:
 * a page has one document of a language.
 */
export async function isTranslationDeleted(
  db: Database,
  services: Pick<Services, 'pictures'>,
  { id, language }: { id: string; language: string },
) {
  const found = await db
    .selectFrom('documents')
    .select(['id', 'deleted_at'])
    .where('translation_of', '=', id)
    .where('language', '=', language)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  if (!found?.deleted_at) return false
  if (found.deleted_at > restorableSince()) return true
  await purgeDraft(db, services, found.id)
  return false
}

/** Forgets drafts that can no longer be restored, and the pictures that only they showed. */
export async function purgeDrafts(db: Database, services: Services) {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('deleted_at', '<=', restorableSince())
    .execute()
  for (const { id } of rows) {
    await db.transaction().execute((transaction) => purgeDraft(transaction, services, id))
  }
}

async function purgeDraft(db: Database, { pictures }: Pick<Services, 'pictures'>, id: string) {
  await pictures.setUsage(db, { subject: 'document_draft', subject_id: id })
  for (const table of parts) {
    await db.deleteFrom(table).where('document_id', '=', id).execute()
  }
  await db
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute()
}

const parts = ['document_previews', 'document_editors', 'document_drafts'] as const
