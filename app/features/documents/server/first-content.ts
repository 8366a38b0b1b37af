import { v7 as newId } from 'uuid'
import type { FirstDocument } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import { nextPosition } from '#database/positions.ts'
import { firstLanguage } from '../language-contract.ts'

/** Publishes what a new office starts with, unless it has documents of this kind. */
export async function addFirst(db: Database, kind: string, first: FirstDocument[]) {
  const any = await db
    .selectFrom('documents')
    .select('id')
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst()
  if (any) return
  for (const each of first) await addOne(db, kind, each)
}

async function addOne(db: Database, kind: string, { content: first, written }: FirstDocument) {
  const id = newId()
  const { slug, place = '', title, position } = first
  const content = JSON.stringify(first)
  const by = 'Gantavya'
  const now = new Date().toISOString()
  const modified = written ? new Date(written).toISOString() : now
  await db
    .insertInto('documents')
    .values({
      ...{ id, kind, slug, place },
      created_at: now,
      language: firstLanguage,
      position: position ?? nextPosition('documents'),
      published_number: 1,
    })
    .execute()
  await db
    .insertInto('document_drafts')
    .values({
      ...{ title, slug, content },
      document_id: id,
      revision: 1,
      is_changed: 0,
      saved_at: modified,
      saved_by: by,
    })
    .execute()
  await db
    .insertInto('document_versions')
    .values({
      ...{ title, content },
      created_at: modified,
      document_id: id,
      number: 1,
      why: '',
      created_by: by,
    })
    .execute()
}
