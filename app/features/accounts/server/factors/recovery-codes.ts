import { createHash, randomInt } from 'node:crypto'
import type { Database } from '#database/connect.ts'

const CODE_COUNT = 10
/** 140 bits, of letters and figures that are not taken for one another: too many for any guessing. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 28

/** New ones in place of those before; told once, for only their hashes are kept. */
export async function renew(db: Database, administrator_id: string) {
  await removeAll(db, administrator_id)
  const codes = Array.from({ length: CODE_COUNT }, makeCode)
  const values = codes.map((code) => ({
    administrator_id,
    code_hash: hash(administrator_id, code),
  }))
  await db.insertInto('recovery_codes').values(values).execute()
  return codes
}

/** Whether it was one that had not been used; it is now. */
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

/** As in "k3m9-x7qa-hd2v-p4tn-8bwc-y5rf-j6ze". */
function makeCode() {
  const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** However it was typed. No slow hash: it is random, and nobody tries all of them. */
function hash(administratorId: string, code: string) {
  const plain = code.toLowerCase().replace(/[^a-z\d]/g, '')
  return createHash('sha256').update(`${administratorId} ${plain}`).digest('base64url')
}
