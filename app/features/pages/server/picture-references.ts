import { sql } from 'kysely'
import type { PictureReferences, PictureReplacement } from '#app/platform/server/feature/feature.ts'
import type { Database } from '#database/connect.ts'
import { publishRewritten } from './publish-rewritten.ts'

/** The draft, the schedule and the versions of a page refer to pictures. */
export const pictureReferences: PictureReferences[] = [
  {
    subject: 'page_draft',
    listNames: (db, ids) => listNames(db, ids, () => 'draft'),
    async replacePicture(db, ids, change) {
      for (const page_id of ids) {
        await rewrite(db, 'page_drafts', { page_id }, change)
        // Open editors detect the newer revision.
        await db
          .updateTable('page_drafts')
          .set({ revision: sql`revision + 1` })
          .where('page_id', '=', page_id)
          .execute()
      }
    },
  },
  {
    subject: 'page_schedule',
    listNames: (db, ids) => listNames(db, ids, () => 'scheduled'),
    async replacePicture(db, ids, change) {
      for (const page_id of ids) {
        await rewrite(db, 'page_schedules', { page_id }, change)
      }
    },
  },
  {
    subject: 'page_version',
    listNames: (db, ids) => listNames(db, ids, (number) => `version ${number}`),
    isPast: (id) => sql<boolean>`not exists (select 1 from pages
      where archived_at is null and pages.id || '.' || published_version = ${id})`,
    async replacePicture(db, ids, change) {
      for (const id of ids) await publishNewVersion(db, id, change)
    },
  },
]

/** Publishes a new version with the new picture. */
const publishNewVersion = (db: Database, versionId: string, change: PictureReplacement) =>
  publishRewritten(db, change.pictures, {
    versionId,
    rewrite: (content) => replaceInContent(content, change),
    change_note: 'A picture was replaced.',
    username: change.by,
  })

/** Returns names such as "Terms of Service (version 3)" by id. */
async function listNames(db: Database, ids: string[], describe: (number?: string) => string) {
  const pages = ids.map((id) => id.split('.')[0] ?? '')
  const rows = await db
    .selectFrom('page_drafts')
    .select(['page_id', 'title'])
    .where('page_id', 'in', pages)
    .execute()
  const titles = new Map(rows.map(({ page_id, title }) => [page_id, title]))
  return new Map(
    ids.map((id) => {
      const [page = '', number] = id.split('.')
      return [id, `${titles.get(page)} (${describe(number)})`]
    }),
  )
}

async function rewrite(
  db: Database,
  table: 'page_drafts' | 'page_schedules',
  row: { page_id: string },
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
    .set({ content: replaceInContent(stored.content, change) })
    .where((is) => is.and(row))
    .execute()
}

/** Replaces the picture and its size in the content. */
function replaceInContent(content: string, { from, to }: PictureReplacement) {
  const { width, height } = to
  const sized = (_: string, part: unknown) => {
    if (typeof part === 'string') return part.replaceAll(sizeInText, `$1${width}x${height}`)
    return showsPicture(part, from) ? { ...part, width, height } : part
  }
  const sizeInText = new RegExp(`(${from} ")\\d+x\\d+`, 'g')
  return JSON.stringify(JSON.parse(content, sized)).replaceAll(from, to.name)
}

/** Whether the value is an object that stores this picture with its size. */
const showsPicture = (part: unknown, name: string): part is object =>
  typeof part === 'object' &&
  part !== null &&
  'width' in part &&
  'picture' in part &&
  String(part.picture).includes(name)
