import { v7 as newId } from 'uuid'
import * as patterns from '#app/contract/patterns.ts'
import type { RoleAssignment } from '#app/contract/rights.ts'
import { toUsernameKey } from '#app/platform/server/auth/username-key.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock, lockRows } from '#database/locks.ts'
import type { NewAdministrator } from '../contract.ts'
import { removeFactors } from './factors/remove-factors.ts'
import { removePasswordLinks } from './links.ts'
import { hashPassword } from './passwords.ts'
import * as sessions from './sessions.ts'
import { findByUsername, isConfusable } from './usernames.ts'

export const KNOWN_ADDRESS_MS = 30 * 24 * 60 * 60 * 1000

const now = () => new Date().toISOString()
const monthAgo = () => new Date(Date.now() - KNOWN_ADDRESS_MS).toISOString()

export type Account = NonNullable<Awaited<ReturnType<typeof find>>>

export async function find(db: Database, username: string) {
  // Reads all accounts: they are few, and unknown names must not take longer than existing ones.
  return findByUsername(await db.selectFrom('administrators').selectAll().execute(), username)
}

export async function findById(db: Database, id: string) {
  return db.selectFrom('administrators').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Accounts with this username or email address. */
export async function listByUsernameOrEmail(db: Database, name: string) {
  const rows = await db
    .selectFrom('administrators')
    .select(['id', 'username', 'username_key', 'email'])
    // A fixed order, as the rows are locked one after the other.
    .orderBy('id')
    .execute()
  const [byUsername, address] = [findByUsername(rows, name), name.toLowerCase()]
  return rows.filter((row) => row === byUsername || row.email.toLowerCase() === address)
}

export async function hasAdministrator(db: Database) {
  const one = await db.selectFrom('administrators').select('id').limit(1).executeTakeFirst()
  return one !== undefined
}

/** Adds the first administrator. Returns false if there already is one. */
export async function createFirst(db: Database, { username, email, password }: NewAdministrator) {
  const password_hash = await hashPassword(password)
  return db.transaction().execute(async (transaction) => {
    await acquireLock(transaction, 'first_administrator')
    if (await hasAdministrator(transaction)) return false
    await insert(transaction, { id: newId(), username, email, password_hash, ...owner })
    await transaction.deleteFrom('one_time_links').where('purpose', '=', 'setup').execute()
    return true
  })
}

/**
 * Adds an owner, or resets an existing account: sets the password, ends its sessions, removes its
 * second factors and enables it.
 */
export async function createOrReset(db: Database, { username, email, password }: NewAdministrator) {
  const password_hash = await hashPassword(password)
  return db.transaction().execute(async (transaction) => {
    await acquireLock(transaction, 'first_administrator')
    const existing = await find(transaction, username)
    if (!existing) {
      const account = { id: newId(), username, email, password_hash, ...owner }
      if (!isUsername(username)) return 'invalid' as const
      const taken = await insert(transaction, account)
      return taken ? (`${taken}_taken` as const) : ('made' as const)
    }
    await lockRows(transaction, 'administrator', [existing.id])
    if (email && (await isEmailTaken(transaction, email, existing.id)))
      return 'email_taken' as const
    await transaction
      .updateTable('administrators')
      .set({ password_hash, disabled_at: null, email: email || undefined })
      .where('id', '=', existing.id)
      .execute()
    await sessions.endAll(transaction, existing.id)
    await removePasswordLinks(transaction, existing.id)
    await removeFactors(transaction, existing.id)
    return 'reset' as const
  })
}

/** Role of the first administrator and of accounts made on the command line. */
const owner: RoleAssignment = { role: 'owner', lead_scope: '', branch: '' }

const isUsername = (username: string) => new RegExp(patterns.username, 'u').test(username)

/** Whether another person has this e-mail address, also if the account is disabled. */
async function isEmailTaken(db: Database, email: string, ownId?: string) {
  const rows = await db.selectFrom('administrators').select(['id', 'email']).execute()
  const address = email.toLowerCase()
  return rows.some((row) => row.id !== ownId && row.email.toLowerCase() === address)
}

/**
 * Runs in a transaction. Returns what is taken instead of adding the account: the username, which may
 * also be confusable with an existing one, or the e-mail address.
 */
export async function insert(
  db: Database,
  account: { id: string; username: string; email: string; password_hash: string } & RoleAssignment,
) {
  await acquireLock(db, 'usernames')
  const existing = await db.selectFrom('administrators').select('username').execute()
  if (existing.some(({ username }) => isConfusable(username, account.username)))
    return 'username' as const
  if (account.email && (await isEmailTaken(db, account.email))) return 'email' as const
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('administrators')
    .values({ ...account, username_key: toUsernameKey(account.username), created_at: now() })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? undefined : ('username' as const)
}

/** Whether the administrator signed in from this address within 30 days. */
export async function isKnownAddress(db: Database, administratorId: string, address: string) {
  const existing = await db
    .selectFrom('known_addresses')
    .select('last_sign_in_at')
    .where('administrator_id', '=', administratorId)
    .where('ip_address', '=', address)
    .where('last_sign_in_at', '>', monthAgo())
    .executeTakeFirst()
  return existing !== undefined
}

/** Removes expired sessions, links and addresses. */
export async function purge(db: Database) {
  await sessions.purge(db)
  await db.deleteFrom('one_time_links').where('expires_at', '<', now()).execute()
  await db.deleteFrom('known_addresses').where('last_sign_in_at', '<', monthAgo()).execute()
}
