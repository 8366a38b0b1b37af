import { sql } from 'kysely'
import type { PictureReferences, PictureReplacement } from '#app/base/server/feature.ts'
import type { Database } from '#database/connect.ts'
import { addVersion } from './publishing.ts'

/** What of a document shows pictures: its draft, what waits to be published, and each version. */
export const pictureReferences: PictureReferences[] = [
  {
    subject: 'document_draft',
    listNames: (db, ids) => listNames(db, ids, () => 'draft'),
    async replacePicture(db, ids, change) {
      for (const document_id of ids) {
        await rewrite(db, 'document_drafts', { document_id }, change)
        // Whoever has it open is told that there is a newer one.
        await db
          .updateTable('document_drafts')
          .set({ revision: sql`revision + 1` })
          .where('document_id', '=', document_id)
          .execute()
      }
    },
  },
  {
    subject: 'document_schedule',
    listNames: (db, ids) => listNames(db, ids, () => 'scheduled'),
    async replacePicture(db, ids, change) {
      for (const document_id of ids) {
        await rewrite(db, 'document_schedules', { document_id }, change)
      }
    },
  },
  {
    subject: 'document_version',
    listNames: (db, ids) => listNames(db, ids, (number) => `version ${number}`),
    isPast: (id) => sql<boolean>`not exists (select 1 from documents
      where archived_at is null and documents.id || '.' || published_number = ${id})`,
    async replacePicture(db, ids, change) {
      for (const id of ids) await publishAnew(db, id, change)
    },
  },
]

/** What visitors see follows as a version of its own: the one before stays as it was. */
async function publishAnew(db: Database, user: string, change: PictureReplacement) {
  const [id = '', number] = user.split('.')
  const version = await db
    .selectFrom('document_versions')
    .select(['title', 'content', 'original_number'])
    .where('document_id', '=', id)
    .where('number', '=', Number(number))
    .executeTakeFirstOrThrow()
  const content = follow(version.content, change)
  const why = 'A picture was replaced.'
  const anew = await addVersion(db, id, { ...version, content, why, by: change.by })
  await db.updateTable('documents').set({ published_number: anew }).where('id', '=', id).execute()
  await keepLevel(db, id, { from: Number(number), to: anew })
  const subject_id = `${id}.${anew}`
  await change.pictures.setUsage(db, { subject: 'document_version', subject_id }, content)
}

/** The picture is replaced in translations too: those that were not behind are not behind now. */
async function keepLevel(db: Database, id: string, { from, to }: { from: number; to: number }) {
  await db
    .updateTable('document_versions as version')
    .set({ original_number: to })
    .where('original_number', '=', from)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('documents')
          .select('id')
          .whereRef('documents.id', '=', 'version.document_id')
          .whereRef('published_number', '=', 'version.number')
          .where('translation_of', '=', id),
      ),
    )
    .execute()
  await db
    .updateTable('documents')
    .set({ translated_from: to })
    .where('translation_of', '=', id)
    .where('translated_from', '=', from)
    .execute()
}

/** "Terms of Service (version 3)", by the ids of those who use a picture. */
async function listNames(db: Database, ids: string[], say: (number?: string) => string) {
  const documents = ids.map((id) => id.split('.')[0] ?? '')
  const rows = await db
    .selectFrom('document_drafts')
    .select(['document_id', 'title'])
    .where('document_id', 'in', documents)
    .execute()
  const titles = new Map(rows.map(({ document_id, title }) => [document_id, title]))
  return new Map(
    ids.map((id) => {
      const [document = '', number] = id.split('.')
      return [id, `${titles.get(document)} (${say(number)})`]
    }),
  )
}

async function rewrite(
  db: Database,
  table: 'document_drafts' | 'document_schedules',
  row: { document_id: string },
  change: PictureReplacement,
) {
  const stored = await db
    .selectFrom(table)
    .select('content')
    .where((is) => is.and(row))
    .executeTakeFirst()
  if (!stored) return
  await db
    .updateTable(table)
    .set({ content: follow(stored.content, change) })
    .where((is) => is.and(row))
    .execute()
}

/** The content with the other picture, which may be of another size. */
function follow(content: string, { from, to }: PictureReplacement) {
  const { width, height } = to
  const sized = (_: string, part: unknown) =>
    shows(part, from) ? { ...part, width, height } : part
  return JSON.stringify(JSON.parse(content, sized)).replaceAll(from, to.name)
}

/** Whether it is a part that keeps the size of this picture. */
const shows = (part: unknown, name: string): part is object =>
  typeof part === 'object' &&
  part !== null &&
  'width' in part &&
  'picture' in part &&
  String(part.picture).includes(name)
