import type { Pictures } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import { addVersion } from './publishing.ts'

interface Rewriting {
  /** The id of the page and the number of its published version, as "<id>.3". */
  versionId: string
  rewrite: (content: string) => string
  change_note: string
  username: string
}

/** Publishes a new version with rewritten content. The old version stays unchanged. */
export async function publishRewritten(
  db: Database,
  pictures: Pick<Pictures, 'setUsage'>,
  { versionId, rewrite, change_note, username }: Rewriting,
) {
  const [id = '', number] = versionId.split('.')
  const version = await db
    .selectFrom('page_versions')
    .select(['title', 'content', 'source_version'])
    .where('page_id', '=', id)
    .where('number', '=', Number(number))
    .executeTakeFirstOrThrow()
  const content = rewrite(version.content)
  const newNumber = await addVersion(db, id, { ...version, content, change_note, username })
  await db.updateTable('pages').set({ published_version: newNumber }).where('id', '=', id).execute()
  await updateTranslations(db, id, { from: Number(number), to: newNumber })
  const subject_id = `${id}.${newNumber}`
  await pictures.setUsage(db, { subject: 'page_version', subject_id }, content)
}

/**
 * Points translations of version `from` to version `to`, so that they stay up to date: what was
 * rewritten needs no translation.
 */
async function updateTranslations(
  db: Database,
  id: string,
  { from, to }: { from: number; to: number },
) {
  await db
    .updateTable('page_versions as version')
    .set({ source_version: to })
    .where('source_version', '=', from)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('pages')
          .select('id')
          .whereRef('pages.id', '=', 'version.page_id')
          .whereRef('published_version', '=', 'version.number')
          .where('translation_of', '=', id),
      ),
    )
    .execute()
  await db
    .updateTable('pages')
    .set({ source_version: to })
    .where('translation_of', '=', id)
    .where('source_version', '=', from)
    .execute()
}
