import { v7 as newId } from 'uuid'
import { describeBrowser } from '#app/base/server/describe-browser.ts'
import { accessTopic } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import { lock } from '#database/differences.ts'
import { sendWith } from '#database/signals.ts'
import type { Session } from '../people-contract.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a session lives; the refresh token with it. */
export const SESSION_MS = 7 * DAY_MS
/** How long it is known from where each was opened. */
const RETENTION_MS = 90 * DAY_MS
/** How long unused: an office that is closed for a day comes back to where it was. */
const IDLE_MS = 2 * DAY_MS
const MAX_BROWSER_LENGTH = 400

const now = () => new Date().toISOString()

interface Origin {
  /** The User-Agent as sent. */
  browser?: string
  address: string
}

/**
 * Opens a session and remembers the address it came from; `follow` is part of it. Returns the
 * session's id; undefined when the password that was checked is no longer theirs, or they were
 * disabled meanwhile.
 */
export async function open(
  db: Database,
  account: { id: string; password_hash: string },
  { browser = '', address }: Origin,
  afterOpening?: (transaction: Database, id: string) => Promise<void>,
) {
  const id = newId()
  const times = { created_at: now(), last_used_at: now(), ended_at: null }
  const expires_at = new Date(Date.now() + SESSION_MS).toISOString()
  const browserText = browser.slice(0, MAX_BROWSER_LENGTH)
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, `administrator ${account.id}`)
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
        browser: browserText,
        address,
      })
      .execute()
    await rememberAddress(transaction, account.id, address)
    await afterOpening?.(transaction, id)
    return id
  })
}

/** The limit per account spares addresses from which somebody signed in before. */
async function rememberAddress(db: Database, administrator_id: string, address: string) {
  await db
    .insertInto('known_addresses')
    .values({ administrator_id, address, last_at: now() })
    .onConflict((conflict) =>
      conflict.columns(['administrator_id', 'address']).doUpdateSet({ last_at: now() }),
    )
    .execute()
}

export type StoredSession = NonNullable<Awaited<ReturnType<typeof find>>>

export async function find(db: Database, id: string) {
  return db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Since when all are known, whether they live or not. */
export const retainedSince = () => new Date(Date.now() - RETENTION_MS).toISOString()

/** From where somebody has signed in before this session, and by what. */
export function listEarlier(db: Database, { id, administrator_id, created_at }: StoredSession) {
  return db
    .selectFrom('sessions')
    .select(['browser', 'address'])
    .distinct()
    .where('administrator_id', '=', administrator_id)
    .where('id', '!=', id)
    .where('created_at', '<=', created_at)
    .where('created_at', '>', retainedSince())
    .execute()
}

/** Forgets those that were opened long ago. */
export async function purge(db: Database) {
  await db.deleteFrom('sessions').where('created_at', '<', retainedSince()).execute()
}

/** How long somebody who has shown who they are is not asked again. */
const REAUTHENTICATION_MS = 10 * 60 * 1000

/** Whether its bearer has shown so lately who they are: signing in is showing it, too. */
export async function isReauthenticated(db: Database, id: string) {
  const session = await db
    .selectFrom('sessions')
    .select(['created_at', 'proven_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  const since = new Date(Date.now() - REAUTHENTICATION_MS).toISOString()
  return session !== undefined && (session.created_at > since || session.proven_at > since)
}

/** Voids all tokens of the session that were signed before. Returns what new ones are signed with. */
export async function recordReauthentication(db: Database, id: string) {
  const proven_at = now()
  await db.updateTable('sessions').set({ proven_at }).where('id', '=', id).execute()
  return proven_at
}

export async function recordUse(db: Database, id: string) {
  await db.updateTable('sessions').set({ last_used_at: now() }).where('id', '=', id).execute()
}

/** Those that live, the one last used first. */
export async function list(db: Database, administratorId: string, currentId: string) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'browser', 'address', 'created_at', 'last_used_at'])
    .where('administrator_id', '=', administratorId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .where('last_used_at', '>', idleSince())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(
    (row): Session => ({
      ...row,
      browser: describeBrowser(row.browser),
      is_current: row.id === currentId,
    }),
  )
}

/** Ends a living session, of this administrator if one is named; false when there is none. */
export async function end(db: Database, id: string, administratorId?: string) {
  let active = db.updateTable('sessions').set({ ended_at: now() }).where('id', '=', id)
  if (administratorId) active = active.where('administrator_id', '=', administratorId)
  const { numUpdatedRows } = await active.where('ended_at', 'is', null).executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await notifyAccessChange(db)
  return true
}

/** Ends every living session of somebody, but the one named. */
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

/** Tells every server that rights have changed, with the transaction that changes them. */
export const notifyAccessChange = (db: Database) => sendWith(db, accessTopic, '')

/** Those of these that somebody has ended. */
export async function listEnded(db: Database, ids: string[]) {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', ids)
    .where('ended_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Sessions that were last used before it are over. */
export const idleSince = () => new Date(Date.now() - IDLE_MS).toISOString()

/** Those of these that were not ended, have not run out, and whose owner may sign in; what that one is. */
export async function listActive(db: Database, ids: string[]) {
  const active = await db
    .selectFrom('sessions')
    .innerJoin('administrators', 'administrators.id', 'sessions.administrator_id')
    .select(['sessions.id', 'role', 'kept_to', 'branch', 'proven_at'])
    .where('sessions.id', 'in', ids)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .where('last_used_at', '>', idleSince())
    .where('disabled_at', 'is', null)
    .execute()
  return new Map(active.map(({ id, ...assignment }) => [id, assignment]))
}
