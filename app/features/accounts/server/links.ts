import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { secretOfMail } from '#app/base/server/mail.ts'
import type { Database } from '#database/connect.ts'

const HOUR_MS = 60 * 60 * 1000

interface Link {
  /** Stands behind # in the address; only its hash is kept, so the database betrays nobody. */
  token: string
  expires_at: string
}

/** A token for the one-time link to /setup, good for an hour, in place of any older one. */
export async function makeSetupToken(db: Database) {
  const link = newLink(HOUR_MS)
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('one_time_links').where('purpose', '=', 'setup').execute()
    await keep(transaction, link, { purpose: 'setup' })
  })
  return link.token
}

export async function isSetupToken(db: Database, token: string) {
  const link = await living(db, token)
    .where('purpose', '=', 'setup')
    .select('token_hash')
    .executeTakeFirst()
  return link !== undefined
}

/** For the page /password, good for 48 hours; a mail carries it by its salt. */
export function newPasswordLink(app: Pick<FastifyInstance, 'deriveKey'>) {
  const salt = randomBytes(16).toString('base64url')
  return { ...newLink(48 * HOUR_MS, secretOfMail(app, salt)), salt }
}

/** In place of any older one. */
export async function keepPasswordLink(db: Database, administrator_id: string, link: Link) {
  await removePasswordLinks(db, administrator_id)
  await keep(db, link, { purpose: 'password', administrator_id })
}

/** Whose password the token lets choose; undefined once it is used, void or too old. */
export async function findByPasswordToken(db: Database, token: string) {
  return living(db, token)
    .innerJoin('administrators', 'administrators.id', 'one_time_links.administrator_id')
    .where('purpose', '=', 'password')
    .select(['administrators.id', 'administrators.username'])
    .executeTakeFirst()
}

export async function removePasswordLinks(db: Database, administratorId: string) {
  await db.deleteFrom('one_time_links').where('administrator_id', '=', administratorId).execute()
}

function newLink(lifeMs: number, token = randomBytes(32).toString('base64url')): Link {
  return { token, expires_at: new Date(Date.now() + lifeMs).toISOString() }
}

async function keep(
  db: Database,
  { token, expires_at }: Link,
  owner: { purpose: 'setup' | 'password'; administrator_id?: string },
) {
  await db
    .insertInto('one_time_links')
    .values({ token_hash: hash(token), expires_at, ...owner })
    .execute()
}

function living(db: Database, token: string) {
  return db
    .selectFrom('one_time_links')
    .where('token_hash', '=', hash(token))
    .where('expires_at', '>', new Date().toISOString())
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')
