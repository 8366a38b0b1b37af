import type { NewPicture, Pictures } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'

declare module '#app/platform/server/feature/services.ts' {
  interface Services {
    importedPictures: typeof importedPictureServices
  }
}

/** What another site says about a picture. */
interface Words {
  title: string
  alt: string
  caption: string
}

/**
 * Stores a picture of another site in the library. A picture that is there keeps its own words.
 * Returns whether it is new.
 */
async function add(
  db: Database,
  pictures: Pick<Pictures, 'add'>,
  picture: NewPicture,
  { by, ...words }: Words & { by: string },
) {
  const existing = await db
    .selectFrom('pictures')
    .select('id')
    .where('name', '=', picture.name)
    .executeTakeFirst()
  await pictures.add(db, picture, by)
  if (existing) return false
  await db
    .updateTable('pictures')
    .set({ ...words, is_in_library: 1 })
    .where('name', '=', picture.name)
    .execute()
  return true
}

/**
 * Permanently deletes a picture that `add` has added. Returns false if it is in use or its words have
 * changed.
 */
async function erase(db: Database, { name, ...words }: Words & { name: string }) {
  const used = await db
    .selectFrom('media_uses')
    .select('subject')
    .where('name', '=', name)
    .executeTakeFirst()
  if (used) return false
  const { numDeletedRows } = await db
    .deleteFrom('pictures')
    .where('name', '=', name)
    .where((row) => row.and({ ...words, focal_x: 50, focal_y: 50 }))
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  for (const table of ['media_sizes', 'media'] as const)
    await db.deleteFrom(table).where('name', '=', name).execute()
  return true
}

export const importedPictureServices = { add, erase }
