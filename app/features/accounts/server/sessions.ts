import { v7 as newId } from 'uuid'
import { accessTopic } from '#app/platform/server/feature/services.ts'
import { describeBrowser } from '#app/platform/server/http/describe-browser.ts'
import { notifyAfterCommit } from '#database/change-notifications.ts'
import type { Database } from '#database/connect.ts'
import { lockRows } from '#database/locks.ts'
import type { Session } from '../people-contract.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Lifetime of a session and of its refresh token. */
export const SESSION_MS = 7 * DAY_MS
/** How long ended sessions are stored, to recognise known locations. */
const RETENTION_MS = 90 * DAY_MS
/** Sessions end after this time without use. An office that is closed for a day stays signed in. */
const IDLE_MS = 2 * DAY_MS
const MAX_USER_AGENT_LENGTH = 400

const now = () => new Date().toISOString()

interface Origin {
  userAgent?: string
  address: string
}

/**
 * Opens a session and stores its address. `afterOpening` runs in the same transaction. Returns the
 * session's id, or undefined if the password has changed or the account is disabled.
 */
export async function open(
  db: Database,
  account: { id: string; password_hash: string },
  { userAgent = '', address }: Origin,
  afterOpening?: (transaction: Database, id: string) => Promise<void>,
) {
  const id = newId()
  const times = { created_at: now(), last_used_at: now(), ended_at: null }
  const expires_at = new Date(Date.now() + SESSION_MS).toISOString()
  const storedUserAgent = userAgent.slice(0, MAX_USER_AGENT_LENGTH)
  return db.transaction().execute(async (transaction) => {
    await lockRows(transaction, 'administrator', [account.id])
    const isAccountUnchanged = await transaction
      .selectFrom('administrators')
      .select('id')
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
    if (!isAccountUnchanged) return undefined
    await transaction
      .insertInto('sessions')
      .values({
        id,
        administrator_id: account.id,
        ...times,
        expires_at,
        user_agent: storedUserAgent,
        ip_address: address,
      })
      .execute()
    await rememberAddress(transaction, account.id, address)
    await afterOpening?.(transaction, id)
    return id
  })
}

/** Known addresses are exempt from the limit per account. */
async function rememberAddress(db: Database, administrator_id: string, ip_address: string) {
  await db
    .insertInto('known_addresses')
    .values({ administrator_id, ip_address, last_sign_in_at: now() })
    .onConflict((conflict) =>
      conflict.columns(['administrator_id', 'ip_address']).doUpdateSet({ last_sign_in_at: now() }),
    )
    .execute()
}

export type StoredSession = NonNullable<Awaited<ReturnType<typeof find>>>

export async function find(db: Database, id: string) {
  return db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Sessions opened after this moment are still stored, active or not. */
export const retainedSince = () => new Date(Date.now() - RETENTION_MS).toISOString()

/** Returns the User-Agents and IP addresses of the account's earlier sessions. */
export function listEarlier(db: Database, { id, administrator_id, created_at }: StoredSession) {
  return db
    .selectFrom('sessions')
    .select(['user_agent', 'ip_address'])
    .distinct()
    .where('administrator_id', '=', administrator_id)
    .where('id', '!=', id)
    .where('created_at', '<=', created_at)
    .where('created_at', '>', retainedSince())
    .execute()
}

export async function purge(db: Database) {
  await db.deleteFrom('sessions').where('created_at', '<', retainedSince()).execute()
}

/** How long a reauthentication is valid. */
const REAUTHENTICATION_MS = 10 * 60 * 1000

/** Whether the session was opened or reauthenticated within REAUTHENTICATION_MS. */
export async function isReauthenticated(db: Database, id: string) {
  const session = await db
    .selectFrom('sessions')
    .select(['created_at', 'reauthenticated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  const since = new Date(Date.now() - REAUTHENTICATION_MS).toISOString()
  return session !== undefined && (session.created_at > since || session.reauthenticated_at > since)
}

/** Invalidates the session's earlier tokens. Returns the moment to sign new ones with. */
export async function recordReauthentication(db: Database, id: string) {
  const reauthenticated_at = now()
  await db.updateTable('sessions').set({ reauthenticated_at }).where('id', '=', id).execute()
  return reauthenticated_at
}

export async function recordUse(db: Database, id: string) {
  await db.updateTable('sessions').set({ last_used_at: now() }).where('id', '=', id).execute()
}

/** Active sessions, most recently used first. */
export async function list(db: Database, administratorId: string, currentId: string) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'last_used_at'])
    .where('administrator_id', '=', administratorId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .where('last_used_at', '>', idleSince())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(
    ({ user_agent, ip_address, ...row }): Session => ({
      ...row,
      address: ip_address,
      browser: describeBrowser(user_agent),
      is_current: row.id === currentId,
    }),
  )
}

/**
 * Ends an active session, of the given administrator if there is one. Returns false if none was
 * found.
 */
export async function end(db: Database, id: string, administratorId?: string) {
  let active = db.updateTable('sessions').set({ ended_at: now() }).where('id', '=', id)
  if (administratorId) active = active.where('administrator_id', '=', administratorId)
  const { numUpdatedRows } = await active.where('ended_at', 'is', null).executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await notifyAccessChange(db)
  return true
}

/** Ends all active sessions of the account except `exceptId`. */
export async function endAll(db: Database, administratorId: string, exceptId = '') {
  await db
    .updateTable('sessions')
    .set({ ended_at: now() })
    .where('administrator_id', '=', administratorId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .where('id', '!=', exceptId)
    .execute()
  await notifyAccessChange(db)
}

/** Notifies every server of changed rights when the transaction commits. */
export const notifyAccessChange = (db: Database) => notifyAfterCommit(db, accessTopic, '')

/** Returns the ids of sessions that were ended. */
export async function listEnded(db: Database, ids: string[]) {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', ids)
    .where('ended_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Sessions last used before this moment have expired. */
export const idleSince = () => new Date(Date.now() - IDLE_MS).toISOString()

/** Returns the active sessions among these ids, with the role assignment of their owners. */
export async function listActive(db: Database, ids: string[]) {
  const active = await db
    .selectFrom('sessions')
    .innerJoin('administrators', 'administrators.id', 'sessions.administrator_id')
    .select(['sessions.id', 'role', 'lead_scope', 'branch', 'reauthenticated_at'])
    .where('sessions.id', 'in', ids)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .where('last_used_at', '>', idleSince())
    .where('disabled_at', 'is', null)
    .execute()
  return new Map(active.map(({ id, ...assignment }) => [id, assignment]))
}
