import { createHash } from 'node:crypto'
import type { Fault } from '#app/base/server/errors.ts'
import type { NewPicture, PictureUser } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import { isUploaded, nameIn } from '../contract.ts'
import { toPicture } from './picture.ts'

const UNUSED_MS = 30 * 24 * 60 * 60 * 1000

/** Makes a picture of what somebody sent, or says why not. */
export async function make(file: Buffer): Promise<NewPicture | Fault> {
  const picture = await toPicture(file)
  if ('detail' in picture) return picture
  const name = `${createHash('sha256').update(picture.bytes).digest('hex').slice(0, 32)}.webp`
  return { ...picture, name, address: `/media/${name}` }
}

/** Within the transaction of the change that shows it. The same picture twice is stored once. */
export async function add(transaction: Database, picture: NewPicture) {
  const { name, bytes, width, height } = picture
  const created_at = new Date().toISOString()
  const sizes = picture.sizes.map((size) => ({ name, ...size }))
  await transaction
    .insertInto('media')
    .values({ name, bytes, width, height, created_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at }))
    .execute()
  if (sizes.length === 0) return
  await transaction
    .insertInto('media_sizes')
    .values(sizes)
    .onConflict((conflict) => conflict.columns(['name', 'width']).doNothing())
    .execute()
}

/** In pixels; undefined where the address is none of a stored picture. */
export function measure(db: Database, address: string) {
  return db
    .selectFrom('media')
    .select(['width', 'height'])
    .where('name', '=', isUploaded(address) ? (nameIn(address) ?? '') : '')
    .executeTakeFirst()
}

/** The picture in this width, or as it is where it is not that wide. */
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
 * Keeps which picture is shown, within the transaction that changes it; without an address of
 * ours none is.
 */
export async function use(
  transaction: Database,
  { subject, subject_id }: PictureUser,
  address = '',
) {
  await transaction
    .deleteFrom('media_uses')
    .where('subject', '=', subject)
    .where('subject_id', '=', subject_id)
    .execute()
  const name = nameIn(address)
  if (!name) return
  // Counts as new: so it is locked, and `purge` comes wholly before or wholly after.
  const { numUpdatedRows } = await transaction
    .updateTable('media')
    .set({ created_at: new Date().toISOString() })
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await transaction.insertInto('media_uses').values({ subject, subject_id, name }).execute()
}

/** Forgets pictures that nothing shows, once they are 30 days old. */
export async function purge(db: Database) {
  await db
    .deleteFrom('media')
    .where('created_at', '<', new Date(Date.now() - UNUSED_MS).toISOString())
    .where('name', 'not in', (uses) => uses.selectFrom('media_uses').select('name'))
    .execute()
}
