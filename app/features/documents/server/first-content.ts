import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'
import { privacyPolicy } from '../content/privacy-policy.ts'
import { firstLanguage } from '../contract.ts'

/** The page that every site needs, put into an empty table and published. */
export async function addFirstDocuments(db: Database) {
  const any = await db.selectFrom('documents').select('id').limit(1).executeTakeFirst()
  if (any) return
  const id = newId()
  const now = new Date().toISOString()
  const { slug, place, title } = privacyPolicy
  const content = JSON.stringify(privacyPolicy)
  const by = 'Gantavya'
  await db
    .insertInto('documents')
    .values({
      id,
      kind: 'page',
      language: firstLanguage,
      slug,
      place,
      position: 1,
      published_number: 1,
      created_at: now,
    })
    .execute()
  await db
    .insertInto('document_drafts')
    .values({
      document_id: id,
      revision: 1,
      title,
      slug,
      content,
      is_changed: 0,
      saved_at: now,
      saved_by: by,
    })
    .execute()
  await db
    .insertInto('document_versions')
    .values({
      document_id: id,
      number: 1,
      title,
      content,
      why: '',
      created_at: now,
      created_by: by,
    })
    .execute()
}
