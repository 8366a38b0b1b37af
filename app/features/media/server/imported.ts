import type { NewPicture, Pictures } from '#app/platform/server/feature/services.ts'
import { type FieldError, ValidationError } from '#app/platform/server/http/errors.ts'
import { scanFile } from '#app/platform/server/uploads/scan-file.ts'
import type { Database } from '#database/connect.ts'
import { countPages } from './count-pages.ts'
import { addFile, findPdfProblem, getFileName } from './files.ts'

declare module '#app/platform/server/feature/services.ts' {
  interface Services {
    importedPictures: typeof importedPictureServices
    importedFiles: typeof importedFileServices
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

const isUsed = async (db: Database, name: string) =>
  (await db
    .selectFrom('media_uses')
    .select('subject')
    .where('name', '=', name)
    .executeTakeFirst()) !== undefined

/**
 * Permanently deletes a picture that `add` has added. Returns false if it is in use or its words have
 * changed.
 */
async function erase(db: Database, { name, ...words }: Words & { name: string }) {
  if (await isUsed(db, name)) return false
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

/** A PDF that can be stored. */
export interface ImportedFile {
  name: string
  address: string
  bytes: Buffer
  /** As `countPages` returns them. */
  pages: number | null
}

/** Checks a PDF of another site, or returns why it is refused. */
async function makeFile(scanCommand: string[], bytes: Buffer): Promise<ImportedFile | FieldError> {
  const problem = findPdfProblem(bytes)
  if (problem) return problem
  try {
    await scanFile(scanCommand, bytes)
  } catch (error) {
    const rejection = error instanceof ValidationError ? error.fieldErrors.file : undefined
    if (!rejection) throw error
    return rejection
  }
  const name = getFileName(bytes)
  return { name, address: `/media/${name}`, bytes, pages: await countPages(bytes) }
}

/** Stores a PDF of another site. One that is there keeps its title. Returns whether it is new. */
async function addImportedFile(
  db: Database,
  { name, bytes, pages }: ImportedFile,
  { title, by }: { title: string; by: string },
) {
  const existing = await db
    .selectFrom('files')
    .select('deleted_at')
    .where('name', '=', name)
    .executeTakeFirst()
  if (existing?.deleted_at !== null)
    await addFile(db, { name, bytes, pages, title, created_by: by })
  return existing === undefined
}

/** Permanently deletes a PDF that was added so. Returns false if it is in use or has another title. */
async function eraseFile(db: Database, { name, title }: { name: string; title: string }) {
  if (await isUsed(db, name)) return false
  const { numDeletedRows } = await db
    .deleteFrom('files')
    .where('name', '=', name)
    .where('title', '=', title)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await db.deleteFrom('media').where('name', '=', name).execute()
  return true
}

export const importedFileServices = { make: makeFile, add: addImportedFile, erase: eraseFile }
