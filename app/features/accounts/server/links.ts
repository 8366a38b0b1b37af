import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { deriveMailSecret } from '#app/platform/server/mail/mail.ts'
import type { Database } from '#database/connect.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

interface Link {
  /** The part after # in the link. The database stores only its hash. */
  token: string
  expires_at: string
}

/** Makes the one-time token for /setup, valid for an hour. It replaces older ones. */
export async function createSetupToken(db: Database) {
  const link = makeLink(HOUR_MS)
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('one_time_links').where('purpose', '=', 'setup').execute()
    await insertLink(transaction, link, { purpose: 'setup' })
  })
  return link.token
}

export async function isSetupToken(db: Database, token: string) {
  const link = await selectValid(db, token)
    .where('purpose', '=', 'setup')
    .select('token_hash')
    .executeTakeFirst()
  return link !== undefined
}

/** Link to /password, valid for 48 hours. A mail derives the token from its salt. */
export const createPasswordLink = (app: KeyDerivation) => createMailedLink(app, 48 * HOUR_MS)

/** Link for a requested password reset, valid for 30 minutes. */
export const createResetLink = (app: KeyDerivation) => createMailedLink(app, 30 * MINUTE_MS)

type KeyDerivation = Pick<FastifyInstance, 'deriveKey'>

function createMailedLink(app: KeyDerivation, lifeMs: number) {
  const salt = randomBytes(16).toString('base64url')
  return { ...makeLink(lifeMs, deriveMailSecret(app, salt)), salt }
}

/** Replaces any older link of the account. */
export async function storePasswordLink(db: Database, administrator_id: string, link: Link) {
  await removePasswordLinks(db, administrator_id)
  await insertLink(db, link, { purpose: 'password', administrator_id })
}

/** Replaces older reset links, but not links made by a colleague. */
export async function storeResetLink(db: Database, administrator_id: string, link: Link) {
  const older = db.deleteFrom('one_time_links').where('administrator_id', '=', administrator_id)
  await older.where('purpose', '=', 'reset').execute()
  await insertLink(db, link, { purpose: 'reset', administrator_id })
}

/** Returns the account of a valid password or reset token. */
export async function findByPasswordToken(db: Database, token: string) {
  return selectValid(db, token)
    .innerJoin('administrators', 'administrators.id', 'one_time_links.administrator_id')
    .where('purpose', 'in', ['password', 'reset'])
    .select(['administrators.id', 'administrators.username'])
    .executeTakeFirst()
}

export async function removePasswordLinks(db: Database, administratorId: string) {
  await db.deleteFrom('one_time_links').where('administrator_id', '=', administratorId).execute()
}

function makeLink(lifeMs: number, token = randomBytes(32).toString('base64url')): Link {
  return { token, expires_at: new Date(Date.now() + lifeMs).toISOString() }
}

async function insertLink(
  db: Database,
  { token, expires_at }: Link,
  owner: { purpose: 'setup' | 'password' | 'reset'; administrator_id?: string },
) {
  await db
    .insertInto('one_time_links')
    .values({ token_hash: hash(token), expires_at, ...owner })
    .execute()
}

function selectValid(db: Database, token: string) {
  return db
    .selectFrom('one_time_links')
    .where('token_hash', '=', hash(token))
    .where('expires_at', '>', new Date().toISOString())
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')
