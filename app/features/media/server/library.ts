import { type ExpressionBuilder, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { restorableSince } from '#app/platform/server/audit/restorable.ts'
import type { PictureReferences } from '#app/platform/server/feature/feature.ts'
import type { NewPicture } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'
import { containsText } from '#database/sql-dialect.ts'
import type { Picture, PictureChange, PictureQuery } from '../library-contract.ts'

const columns = [
  'id',
  'name',
  'title',
  'alt',
  'caption',
  'focal_x',
  'focal_y',
  'width',
  'height',
  'is_in_library',
  'created_at',
  'created_by',
] as const

/** The title of pictures without one. */
const DEFAULT_TITLE = 'Picture'

/** The default focal point in percent. */
export const CENTER = 50

const now = () => new Date().toISOString()

/**
 * Adds a stored picture to the library, or restores it. Runs in the transaction that stores or uses
 * it, so that it cannot be deleted meanwhile.
 */
export async function addToLibrary(
  db: Database,
  { name, width, height }: Pick<NewPicture, 'name' | 'width' | 'height'>,
  created_by = '',
) {
  const metadata = { title: DEFAULT_TITLE, alt: '', focal_x: CENTER, focal_y: CENTER, created_by }
  await db
    .insertInto('pictures')
    .values({ ...metadata, id: newId(), name, width, height, is_in_library: 0, created_at: now() })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ deleted_at: null }))
    .execute()
}

/** The picture library with usage counts. `users` distinguishes old usages from current ones. */
export class Library {
  #users: PictureReferences[]

  constructor(users: PictureReferences[]) {
    this.#users = users
  }

  /** Returns pictures, newest first, and the total. */
  async list(db: Database, { limit = 50, offset = 0, q, use: usage }: PictureQuery) {
    let matching = db.selectFrom('pictures').where('deleted_at', 'is', null)
    if (q) matching = matching.where(containsText(db, ['title', 'alt', 'caption'], q))
    if (usage) {
      matching = matching.where('name', usage === 'used' ? 'in' : 'not in', (uses) =>
        uses.selectFrom('media_uses').select('name').where(isPast(this.#users), '=', 0),
      )
    }
    const [{ total }, rows] = await Promise.all([
      matching.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      this.#withUses(matching)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    ])
    return { pictures: rows.map(toPicture), total }
  }

  /** Finds a picture that is not deleted. */
  async find(db: Database, by: { id: string } | { name: string }) {
    const row = await this.#withUses(
      db
        .selectFrom('pictures')
        .where((is) => is.and(by))
        .where('deleted_at', 'is', null),
    ).executeTakeFirst()
    return row && toPicture(row)
  }

  /**
   * Changes a picture and marks it as part of the library. Returns undefined if it does not exist.
   */
  async change(db: Database, id: string, given: PictureChange) {
    await db
      .updateTable('pictures')
      .set({ ...given, is_in_library: 1 })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .execute()
    return this.find(db, { id })
  }

  /** Restores a picture within 30 days; undefined if it cannot be restored. */
  async restore(db: Database, id: string) {
    const { numUpdatedRows } = await db
      .updateTable('pictures')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('deleted_at', '>', restorableSince())
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n ? this.find(db, { id }) : undefined
  }

  #withUses(matching: PictureSelection) {
    const count = (past: 0 | 1) => (is: ExpressionBuilder<Tables, 'pictures'>) =>
      is
        .selectFrom('media_uses')
        .whereRef('media_uses.name', '=', 'pictures.name')
        .where(isPast(this.#users), '=', past)
        .select((uses) => uses.fn.countAll<number>().as('count'))
    return matching
      .select(columns)
      .select((is) => [count(0)(is).as('uses'), count(1)(is).as('version_use_count')])
  }
}

/** An SQL expression, 1 if a row of `media_uses` belongs to an old version, else 0. */
export function isPast(users: PictureReferences[]) {
  const cases = users.flatMap(({ subject, isPast }) =>
    isPast ? sql`when subject = ${subject} and ${isPast(sql.ref('subject_id'))} then 1` : [],
  )
  return sql<number>`case ${sql.join([...cases, sql`when subject is null then 1`], sql` `)} else 0 end`
}

/** Replaces the file of a picture. The new file's own library entry is removed. */
export async function replaceFile(db: Database, id: string, { name, width, height }: NewPicture) {
  await db.deleteFrom('pictures').where('name', '=', name).where('id', '<>', id).execute()
  await db
    .updateTable('pictures')
    .set({ name, width, height, is_in_library: 1 })
    .where('id', '=', id)
    .execute()
}

/** Marks a picture as deleted. */
export async function markPictureDeleted(db: Database, id: string) {
  await db.updateTable('pictures').set({ deleted_at: now() }).where('id', '=', id).execute()
}

/** Adds the replaced file to the library, since old versions still use it. */
export async function addReplacedFile(
  db: Database,
  { title, alt, caption, focal_x, focal_y }: Picture,
  name: string,
) {
  const file = await db
    .selectFrom('media')
    .select(['name', 'width', 'height'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const metadata = { title: `${title} (before)`.slice(-120), alt, caption, focal_x, focal_y }
  await addToLibrary(db, file)
  await db.updateTable('pictures').set(metadata).where('name', '=', name).execute()
}

const select = (db: Database) => db.selectFrom('pictures')
type PictureSelection = ReturnType<typeof select>

interface Row extends Omit<Picture, 'address' | 'is_in_library' | 'uses' | 'version_use_count'> {
  name: string
  is_in_library: number
  uses: number | null
  version_use_count: number | null
}

const toPicture = ({ name, is_in_library, uses, version_use_count, ...row }: Row): Picture => ({
  ...row,
  address: `/media/${name}`,
  uses: uses ?? 0,
  version_use_count: version_use_count ?? 0,
  is_in_library: is_in_library === 1,
})
