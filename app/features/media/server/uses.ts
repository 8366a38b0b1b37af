import type { FastifyInstance } from 'fastify'
import type { NewPicture } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import type { PictureUse } from '../library-contract.ts'

/** How many places a refusal names. */
const NAMED = 3

/** Every place that shows the picture, as people call it. */
export async function listUses({ pictureUsers }: FastifyInstance, db: Database, name: string) {
  const rows = await db
    .selectFrom('media_uses')
    .select(['subject', 'subject_id'])
    .where('name', '=', name)
    .orderBy('subject')
    .orderBy('subject_id')
    .execute()
  const named = pictureUsers.map(async ({ subject, listNames }): Promise<PictureUse[]> => {
    const ids = rows.filter((row) => row.subject === subject).map((row) => row.subject_id)
    if (ids.length === 0) return []
    const names = await listNames(db, ids)
    return ids.map((subject_id) => ({ subject, subject_id, name: names.get(subject_id) ?? '' }))
  })
  return (await Promise.all(named)).flat()
}

/** "It is shown by Norway, Study in Norway and 2 more." */
export function sayUses(uses: PictureUse[]) {
  const named = uses.slice(0, NAMED).map(({ name }) => name)
  const rest = uses.length - named.length
  const all = rest > 0 ? [...named, `${rest} more`] : named
  return `It is shown by ${new Intl.ListFormat('en').format(all)}.`
}

/** All that show the one picture show the other from now on; within a transaction. */
export async function moveUses(
  { pictureUsers }: FastifyInstance,
  db: Database,
  { from, to }: { from: string; to: NewPicture },
) {
  const rows = await db.selectFrom('media_uses').selectAll().where('name', '=', from).execute()
  for (const { subject, replacePicture } of pictureUsers) {
    const ids = rows.filter((row) => row.subject === subject).map((row) => row.subject_id)
    if (ids.length > 0) await replacePicture(db, ids, { from, to })
  }
  if (rows.length > 0) {
    await db
      .insertInto('media_uses')
      .values(rows.map((row) => ({ ...row, name: to.name })))
      .onConflict((conflict) => conflict.columns(['subject', 'subject_id', 'name']).doNothing())
      .execute()
  }
  await db.deleteFrom('media_uses').where('name', '=', from).execute()
  // Somebody may still have it in a form: it goes 30 days from now.
  await db
    .updateTable('media')
    .set({ created_at: new Date().toISOString() })
    .where('name', '=', from)
    .execute()
}
