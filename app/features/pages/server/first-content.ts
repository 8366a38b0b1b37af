import { v7 as newId } from 'uuid'
import type { FirstPage } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import { nextPosition } from '#database/positions.ts'
import { defaultLanguage } from '../language-contract.ts'

/** Publishes the initial pages of this type unless there are any. */
export async function addFirstPages(db: Database, type: string, first: FirstPage[]) {
  const any = await db
    .selectFrom('pages')
    .select('id')
    .where('type', '=', type)
    .limit(1)
    .executeTakeFirst()
  if (any) return
  for (const each of first) await addOne(db, type, each)
}

async function addOne(db: Database, type: string, { content: first, writtenOn }: FirstPage) {
  const id = newId()
  const { slug, menu_location = '', title, position } = first
  const content = JSON.stringify(first)
  const username = 'Gantavya'
  const now = new Date().toISOString()
  const modified = writtenOn ? new Date(writtenOn).toISOString() : now
  await db
    .insertInto('pages')
    .values({
      id,
      type,
      slug,
      menu_location,
      created_at: now,
      language: defaultLanguage,
      position: position ?? nextPosition('pages'),
      published_version: 1,
    })
    .execute()
  await db
    .insertInto('page_drafts')
    .values({
      ...{ title, slug, content },
      page_id: id,
      revision: 1,
      is_changed: 0,
      saved_at: modified,
      saved_by: username,
    })
    .execute()
  await db
    .insertInto('page_versions')
    .values({
      ...{ title, content },
      created_at: modified,
      page_id: id,
      number: 1,
      change_note: '',
      created_by: username,
    })
    .execute()
}
