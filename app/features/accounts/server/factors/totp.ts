import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import type { Database } from '#database/connect.ts'
import type { TotpSecret } from '../../factors-contract.ts'

/** As RFC 4226 recommends. */
const SECRET_BYTES = 20
/** Accepts clocks that are 30 seconds off, either way (RFC 6238). */
const WINDOW = 1

const now = () => new Date().toISOString()

interface TotpLabel {
  /** Shown in the authenticator app under the office's name. */
  username: string
  issuer: string
}

/**
 * Makes a new secret, replacing an unconfirmed one. Returns undefined if codes are set up already.
 */
export async function begin(app: FastifyInstance, db: Database, id: string, label: TotpLabel) {
  const secret_salt = randomBytes(16).toString('base64url')
  const values = { secret_salt, last_step: 0, created_at: now(), confirmed_at: null }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('totp_factors')
    .values({ administrator_id: id, ...values })
    .onConflict((conflict) =>
      conflict
        .column('administrator_id')
        .doUpdateSet(values)
        .where('totp_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? describe(toTotp(app, secret_salt, label)) : undefined
}

/** Checks the first code. If it is correct, the account needs codes from the next sign-in on. */
export async function confirm(app: FastifyInstance, db: Database, id: string, code: string) {
  const digits = readDigits(code)
  const isCorrect = digits && (await verifyCode(app, db, { id, code: digits, isConfirmed: false }))
  if (!isCorrect) return false
  await db
    .updateTable('totp_factors')
    .set({ confirmed_at: now() })
    .where('administrator_id', '=', id)
    .execute()
  return true
}

/** Returns the six digits of a code without spaces and hyphens; undefined for any other text. */
export function readDigits(code: string) {
  const digits = code.replace(/[\s-]/g, '')
  // otpauth compares bytes and throws for six multi-byte characters.
  return /^\d{6}$/.test(digits) ? digits : undefined
}

/** Whether a code is correct and unused. Runs in a transaction that holds the account's lock. */
export function use(app: FastifyInstance, db: Database, id: string, code: string) {
  return verifyCode(app, db, { id, code, isConfirmed: true })
}

interface CodeToVerify {
  id: string
  code: string
  /** Whether the factor is confirmed, or still being set up. */
  isConfirmed: boolean
}

async function verifyCode(
  app: FastifyInstance,
  db: Database,
  { id, code, isConfirmed }: CodeToVerify,
) {
  const row = await db
    .selectFrom('totp_factors')
    .select(['secret_salt', 'last_step'])
    .where('administrator_id', '=', id)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst()
  const totp = row && toTotp(app, row.secret_salt)
  const delta = totp?.validate({ token: code, window: WINDOW }) ?? undefined
  if (!row || !totp || delta === undefined) return false
  const step = totp.counter() + delta
  if (step <= row.last_step) return false
  await db
    .updateTable('totp_factors')
    .set({ last_step: step })
    .where('administrator_id', '=', id)
    .execute()
  return true
}

/** When codes were set up; null if they are not. */
export async function find(db: Database, id: string) {
  const row = await db
    .selectFrom('totp_factors')
    .select('confirmed_at')
    .where('administrator_id', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row?.confirmed_at ? { created_at: row.confirmed_at } : null
}

export async function remove(db: Database, id: string) {
  await db.deleteFrom('totp_factors').where('administrator_id', '=', id).execute()
}

function toTotp(app: FastifyInstance, salt: string, { username, issuer }: Partial<TotpLabel> = {}) {
  const key = app.deriveKey(`codes ${salt}`).subarray(0, SECRET_BYTES)
  // A slice of a Buffer would expose the memory around it.
  const secret = new Secret({ buffer: Uint8Array.from(key).buffer })
  return new TOTP({ secret, label: username, issuer })
}

function describe(totp: TOTP): TotpSecret {
  const address = totp.toString()
  return { secret: totp.secret.base32, address, picture: drawQrCode(address) }
}

/** With the quiet zone of 4 modules that ISO/IEC 18004 requires. */
function drawQrCode(text: string) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return { size, path: path.join('') }
}
