import type { FastifyInstance } from 'fastify'
import type { NewPicture } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import { parsePictureName } from '../contract.ts'
import type { Picture, PictureUsage } from '../library-contract.ts'
import { addReplacedFile, isPast } from './library.ts'

/** The maximum number of usages that an error message lists. */
const MAX_NAMED = 3

export const getFileName = ({ address }: Picture) => parsePictureName(address) ?? ''

/** Returns all usages of a picture, current and old, with their names. */
export async function listUsages(
  { pictureReferences }: FastifyInstance,
  db: Database,
  name: string,
) {
  const rows = await db
    .selectFrom('media_uses')
    .select(['subject', 'subject_id', isPast(pictureReferences).as('past')])
    .where('name', '=', name)
    .orderBy('subject')
    .orderBy('subject_id')
    .execute()
  const named = pictureReferences.map(async ({ subject, listNames }): Promise<PictureUsage[]> => {
    const own = rows.filter((row) => row.subject === subject)
    if (own.length === 0) return []
    const names = await listNames(
      db,
      own.map(({ subject_id }) => subject_id),
    )
    return own.map(({ subject_id, past }) => ({
      subject,
      subject_id,
      name: names.get(subject_id) ?? '',
      is_past: past === 1,
    }))
  })
  return (await Promise.all(named)).flat()
}

/** "It is used by Norway, Study in Norway and 2 more." */
export function describeUsages(uses: PictureUsage[]) {
  const named = uses.slice(0, MAX_NAMED).map(({ name }) => name)
  const rest = uses.length - named.length
  const all = rest > 0 ? [...named, `${rest} more`] : named
  return `It is used by ${new Intl.ListFormat('en').format(all)}.`
}

interface FileReplacement {
  /** The picture before. */
  from: Picture
  to: NewPicture
  by: string
}

/**
 * Replaces a picture in all current usages. Old versions keep the old file. Runs in a transaction.
 */
export async function moveUsages(
  app: FastifyInstance,
  db: Database,
  { from, to, by }: FileReplacement,
) {
  const { pictureReferences, services } = app
  const name = getFileName(from)
  const uses = await listUsages(app, db, name)
  const change = { from: name, to, by, pictures: services.pictures }
  for (const { subject, replacePicture, isPast } of pictureReferences) {
    const present = uses.filter((use) => use.subject === subject && !use.is_past)
    const ids = present.map(({ subject_id }) => subject_id)
    if (ids.length === 0) continue
    await replacePicture(db, ids, change)
    // Subjects with history keep their old rows.
    if (!isPast) await moveRows(db, { subject, ids, from: name, to: to.name })
  }
  // An open form may still use the old file, so the file is kept for 30 days.
  await db
    .updateTable('media')
    .set({ created_at: new Date().toISOString() })
    .where('name', '=', name)
    .execute()
  if ((await listUsages(app, db, name)).length > 0) await addReplacedFile(db, from, name)
}

interface UsageMove {
  subject: string
  ids: string[]
  from: string
  to: string
}

async function moveRows(db: Database, { subject, ids, from, to }: UsageMove) {
  await db
    .insertInto('media_uses')
    .values(ids.map((subject_id) => ({ subject, subject_id, name: to })))
    .onConflict((conflict) => conflict.columns(['subject', 'subject_id', 'name']).doNothing())
    .execute()
  await db
    .deleteFrom('media_uses')
    .where('subject', '=', subject)
    .where('subject_id', 'in', ids)
    .where('name', '=', from)
    .execute()
}
