import { createHash } from 'node:crypto'
import { restorableSince } from '#app/platform/server/audit/restorable.ts'
import type {
  NewPicture,
  PictureReference,
  StoredPicture,
} from '#app/platform/server/feature/services.ts'
import type { FieldError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { isUploaded, parseMediaNames, parsePictureName } from '../contract.ts'
import { getCardAddress } from './card.ts'
import { isFileName, restoreFile } from './files.ts'
import { addToLibrary, CENTER } from './library.ts'
import { toPicture } from './picture.ts'

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

/** Converts an uploaded file to a picture, or returns the field error. */
export async function createPicture(file: Buffer): Promise<NewPicture | FieldError> {
  const picture = await toPicture(file)
  if ('detail' in picture) return picture
  const name = `${createHash('sha256').update(picture.bytes).digest('hex').slice(0, 32)}.webp`
  return { ...picture, name, address: `/media/${name}` }
}

/** Stores a picture in the transaction that uses it. Equal pictures are stored once. */
export async function add(transaction: Database, picture: NewPicture, by?: string) {
  const { name, bytes, width, height } = picture
  const created_at = new Date().toISOString()
  const sizes = picture.sizes.map((size) => ({ name, ...size }))
  await transaction
    .insertInto('media')
    .values({ name, bytes, width, height, created_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at }))
    .execute()
  await addToLibrary(transaction, picture, by)
  if (sizes.length === 0) return
  await transaction
    .insertInto('media_sizes')
    .values(sizes)
    .onConflict((conflict) => conflict.columns(['name', 'width']).doNothing())
    .execute()
}

/** Whether an administrator has uploaded a picture that still exists. */
export async function hasUploadedPicture(db: Database) {
  const picture = await db
    .selectFrom('pictures')
    .select('id')
    .where('created_by', '<>', '')
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return picture !== undefined
}

/** Describes the addresses that are stored pictures. */
export async function describe(db: Database, addresses: string[]) {
  const names = addresses.filter(isUploaded).flatMap((address) => parsePictureName(address) ?? [])
  if (names.length === 0) return new Map<string, StoredPicture>()
  const rows = await db
    .selectFrom('media')
    .leftJoin('pictures', 'pictures.name', 'media.name')
    .select(['media.name', 'media.width', 'media.height', 'alt', 'focal_x', 'focal_y'])
    .where('media.name', 'in', names)
    .execute()
  const known = new Map(rows.map((row) => [row.name, toStoredPicture(row)]))
  return new Map(
    addresses.flatMap((address) => {
      const picture = known.get(parsePictureName(address) ?? '')
      return picture ? [[address, picture] as const] : []
    }),
  )
}

/** Returns the addresses of pictures and files among these that are stored and not deleted. */
export async function listStored(db: Database, addresses: string[]) {
  const names = addresses.flatMap(parseMediaNames)
  if (names.length === 0) return new Set<string>()
  const rows = await db
    .selectFrom('media')
    .select('name')
    .where('name', 'in', names)
    // The link to a deleted file answers 404 at once.
    .where('name', 'not in', (files) =>
      files.selectFrom('files').select('files.name').where('deleted_at', 'is not', null),
    )
    .execute()
  return new Set(rows.map(({ name }) => `/media/${name}`))
}

interface PictureRow {
  name: string
  width: number
  height: number
  alt: string | null
  focal_x: number | null
  focal_y: number | null
}

function toStoredPicture({
  name,
  width,
  height,
  alt,
  focal_x,
  focal_y,
}: PictureRow): StoredPicture {
  const [x, y] = [focal_x ?? CENTER, focal_y ?? CENTER]
  const focus = x === CENTER && y === CENTER ? undefined : `${x}% ${y}%`
  // The address contains the focal point, so that browsers load the new card after a change.
  const card = `${getCardAddress(name)}?at=${x}-${y}`
  return { width, height, alt: alt ?? '', focus, card }
}

/** Returns the picture in this width, or the original if no file of this width is stored. */
export async function find(db: Database, name: string, width?: number) {
  const size = width && (await findSize(db, name, width))
  if (size) return Buffer.from(size.bytes)
  const whole = await db
    .selectFrom('media')
    .select('bytes')
    .where('name', '=', name)
    .executeTakeFirst()
  return whole && Buffer.from(whole.bytes)
}

function findSize(db: Database, name: string, width: number) {
  return db
    .selectFrom('media_sizes')
    .select('bytes')
    .where('name', '=', name)
    .where('width', '=', width)
    .executeTakeFirst()
}

/**
 * Records which pictures and files a row uses, in the transaction that changes it. `text` is an address or a
 * whole content.
 */
export async function setUsage(
  transaction: Database,
  { subject, subject_id }: PictureReference,
  text = '',
) {
  const names = parseMediaNames(text)
  const used = await transaction
    .selectFrom('media_uses')
    .select('name')
    .where('subject', '=', subject)
    .where('subject_id', '=', subject_id)
    .execute()
  const before = used.map(({ name }) => name)
  const removed = before.filter((name) => !names.includes(name))
  if (removed.length > 0) {
    await transaction
      .deleteFrom('media_uses')
      .where('subject', '=', subject)
      .where('subject_id', '=', subject_id)
      .where('name', 'in', removed)
      .execute()
  }
  // Sorted, so that concurrent transactions cannot deadlock.
  for (const name of names.filter((name) => !before.includes(name)).sort()) {
    // Updates `created_at`, which locks the row against `purge`.
    const stored = await transaction
      .updateTable('media')
      .set({ created_at: new Date().toISOString() })
      .where('name', '=', name)
      .returning(['name', 'width', 'height'])
      .executeTakeFirst()
    if (!stored) continue
    if (isFileName(name)) await restoreFile(transaction, { name })
    else await addToLibrary(transaction, stored)
    await transaction.insertInto('media_uses').values({ subject, subject_id, name }).execute()
  }
}

/**
 * Deletes unused pictures after 30 days, and library pictures and files 30 days after their
 * deletion. These are deleted even if old versions of pages use them.
 */
export async function purge(db: Database) {
  for (const table of ['pictures', 'files'] as const) {
    await db
      .deleteFrom('media_uses')
      .where('name', 'in', (deleted) =>
        deleted.selectFrom(table).select('name').where('deleted_at', '<', restorableSince()),
      )
      .execute()
  }
  await db
    .deleteFrom('media')
    .where('created_at', '<', new Date(Date.now() - RETENTION_MS).toISOString())
    .where('name', 'not in', (uses) => uses.selectFrom('media_uses').select('name'))
    .where('name', 'not in', (files) =>
      files
        .selectFrom('files')
        .select('files.name')
        .where((is) =>
          is.or([is('deleted_at', '>', restorableSince()), is('deleted_at', 'is', null)]),
        ),
    )
    .where('name', 'not in', (pictures) =>
      pictures
        .selectFrom('pictures')
        .select('pictures.name')
        .where((is) =>
          is.or([
            is('deleted_at', '>', restorableSince()),
            is.and([is('deleted_at', 'is', null), is('is_in_library', '=', 1)]),
          ]),
        ),
    )
    .execute()
}
