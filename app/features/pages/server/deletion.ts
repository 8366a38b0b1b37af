import { sql } from 'kysely'
import { type Restorable, restorableSince } from '#app/platform/server/audit/restorable.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import { Conflict } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { isFixed, type Page } from '../contract.ts'
import { cancelSchedule } from './schedule.ts'
import * as store from './store.ts'

export const restorableDraft: Restorable = {
  table: 'pages',
  subject: 'page',
  name: sql<string>`(select title from page_drafts where page_id = pages.id)`,
}

/** Marks the page as deleted. Throws Conflict if it was ever published. */
export async function removeDraft(db: Database, services: Services, page: Page) {
  if (page.published_at !== null || isFixed(page.type)) {
    const detail =
      'Only a draft that was never published can be deleted. Please archive it instead.'
    throw new Conflict(detail, 'published')
  }
  await cancelSchedule(db, services, page.id)
  await db
    .updateTable('pages')
    .set({ deleted_at: new Date().toISOString() })
    .where('id', '=', page.id)
    .execute()
}

/** Returns the page; undefined if it cannot be restored. */
export async function restoreDraft(db: Database, id: string) {
  const restored = await db
    .updateTable('pages')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince())
    .returning('id')
    .executeTakeFirst()
  return restored && store.find(db, id)
}

/**
 * Whether a deleted draft of this translation can still be restored. Purges an expired one, since a
 * page has one translation per language.
 */
export async function isTranslationDeleted(
  db: Database,
  services: Pick<Services, 'pictures'>,
  { id, language }: { id: string; language: string },
) {
  const found = await db
    .selectFrom('pages')
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

/** Deletes expired drafts for good, with their picture usages. */
export async function purgeDrafts(db: Database, services: Services) {
  const rows = await db
    .selectFrom('pages')
    .select('id')
    .where('deleted_at', '<=', restorableSince())
    .execute()
  for (const { id } of rows) {
    await db.transaction().execute((transaction) => purgeDraft(transaction, services, id))
  }
}

async function purgeDraft(db: Database, { pictures }: Pick<Services, 'pictures'>, id: string) {
  await pictures.setUsage(db, { subject: 'page_draft', subject_id: id })
  for (const table of draftTables) {
    await db.deleteFrom(table).where('page_id', '=', id).execute()
  }
  await db.deleteFrom('pages').where('id', '=', id).where('deleted_at', 'is not', null).execute()
}

const draftTables = ['page_previews', 'page_editors', 'page_drafts'] as const
