import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import type { PictureUsage } from '../library-contract.ts'
import { isPast } from './library.ts'

/** The maximum number of usages that an error message lists. */
const MAX_NAMED = 3

/** Returns all usages of a picture or file, current and old, with their names. */
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
