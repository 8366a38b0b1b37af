import { createHash, randomInt } from 'node:crypto'
import type { Database } from '#database/connect.ts'

const CODE_COUNT = 10
/** 140 bits, in letters and digits that are not confusable. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 28

/** Replaces all recovery codes. Only their hashes are stored. */
export async function renew(db: Database, administrator_id: string) {
  await removeAll(db, administrator_id)
  const codes = Array.from({ length: CODE_COUNT }, createCode)
  const values = codes.map((code) => ({
    administrator_id,
    code_hash: hash(administrator_id, code),
  }))
  await db.insertInto('recovery_codes').values(values).execute()
  return codes
}

/** Uses up a recovery code. Returns whether it was valid. */
export async function use(db: Database, administratorId: string, code: string) {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', hash(administratorId, code))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function count(db: Database, administratorId: string) {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((all) => all.fn.countAll().as('left'))
    .where('administrator_id', '=', administratorId)
    .executeTakeFirstOrThrow()
  return Number(left)
}

export async function removeAll(db: Database, administratorId: string) {
  await db.deleteFrom('recovery_codes').where('administrator_id', '=', administratorId).execute()
}

/** For example "k3m9-x7qa-hd2v-p4tn-8bwc-y5rf-j6ze". */
function createCode() {
  const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** Ignores case and separators. A fast hash is enough for random codes of 140 bits. */
function hash(administratorId: string, code: string) {
  const plain = code.toLowerCase().replace(/[^a-z\d]/g, '')
  return createHash('sha256').update(`${administratorId} ${plain}`).digest('base64url')
}
