import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'
import { lock } from '#database/differences.ts'
import type { NewAdministrator } from '../contract.ts'
import { hashPassword } from './passwords.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a session lives; the refresh token with it. */
export const SESSION_MS = 7 * DAY_MS
const KNOWN_ADDRESS_MS = 30 * DAY_MS

const now = () => new Date().toISOString()
const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString()
const keyOf = (username: string) => username.toLowerCase()

export async function find(db: Database, username: string) {
  return db
    .selectFrom('administrators')
    .selectAll()
    .where('username_key', '=', keyOf(username))
    .executeTakeFirst()
}

export async function hasAny(db: Database) {
  const one = await db.selectFrom('administrators').select('id').limit(1).executeTakeFirst()
  return one !== undefined
}

/** Makes the first administrator; false when there already is one. */
export async function addFirst(db: Database, { username, email, password }: NewAdministrator) {
  const password_hash = await hashPassword(password)
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, 'first administrator')
    if (await hasAny(transaction)) return false
    await insert(transaction, { username, email, password_hash })
    await transaction.deleteFrom('one_time_links').where('purpose', '=', 'setup').execute()
    return true
  })
}

/** Makes an administrator, or gives the one of this name a new password and ends its sessions. */
export async function addOrReset(db: Database, { username, email, password }: NewAdministrator) {
  const password_hash = await hashPassword(password)
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, 'first administrator')
    const known = await find(transaction, username)
    if (!known) {
      await insert(transaction, { username, email, password_hash })
      return 'made' as const
    }
    await transaction
      .updateTable('administrators')
      .set({ password_hash, ...(email && { email }) })
      .where('id', '=', known.id)
      .execute()
    await transaction
      .updateTable('sessions')
      .set({ ended_at: now() })
      .where('administrator_id', '=', known.id)
      .where('ended_at', 'is', null)
      .execute()
    return 'reset' as const
  })
}

async function insert(
  db: Database,
  account: { username: string; email: string; password_hash: string },
) {
  const key = keyOf(account.username)
  await db
    .insertInto('administrators')
    .values({ ...account, id: newId(), username_key: key, created_at: now() })
    .execute()
}

/** Opens a session and remembers the address it came from. Returns the session's id. */
export async function openSession(db: Database, administratorId: string, address: string) {
  const id = newId()
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('sessions')
      .values({
        id,
        administrator_id: administratorId,
        created_at: now(),
        expires_at: inFuture(SESSION_MS),
        ended_at: null,
      })
      .execute()
    await transaction
      .insertInto('known_addresses')
      .values({ administrator_id: administratorId, address, last_at: now() })
      .onConflict((conflict) =>
        conflict.columns(['administrator_id', 'address']).doUpdateSet({ last_at: now() }),
      )
      .execute()
  })
  return id
}

/** Ends a living session; false when it had ended before. */
export async function endSession(db: Database, id: string) {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether the administrator has signed in from there within 30 days. */
export async function isKnownAddress(db: Database, administratorId: string, address: string) {
  const known = await db
    .selectFrom('known_addresses')
    .select('last_at')
    .where('administrator_id', '=', administratorId)
    .where('address', '=', address)
    .where('last_at', '>', inFuture(-KNOWN_ADDRESS_MS))
    .executeTakeFirst()
  return known !== undefined
}

/** Keeps the hash of a new setup token for an hour, in place of any older one. */
export async function keepSetupToken(db: Database, tokenHash: string) {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('one_time_links').where('purpose', '=', 'setup').execute()
    await transaction
      .insertInto('one_time_links')
      .values({ token_hash: tokenHash, purpose: 'setup', expires_at: inFuture(60 * 60 * 1000) })
      .execute()
  })
}

export async function isSetupToken(db: Database, tokenHash: string) {
  const link = await db
    .selectFrom('one_time_links')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'setup')
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return link !== undefined
}

/** Removes what has run out and is of no use any more. */
export async function purge(db: Database) {
  await db.deleteFrom('sessions').where('expires_at', '<', now()).execute()
  await db.deleteFrom('one_time_links').where('expires_at', '<', now()).execute()
  await db
    .deleteFrom('known_addresses')
    .where('last_at', '<', inFuture(-KNOWN_ADDRESS_MS))
    .execute()
}
