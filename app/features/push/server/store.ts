import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import { describeBrowser } from '#app/platform/server/http/describe-browser.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import type { Tables } from '#database/schema/tables.ts'
import type { PushDevice, PushSubscription } from '../contract.ts'

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000
const MAX_BROWSER_LENGTH = 400

export type Row = Selectable<Tables['push_devices']>

const now = () => new Date().toISOString()

/** The account that owns a device, and its session in that browser. */
interface Owner {
  id: string
  sessionId: string
}

/** Lists the account's devices, newest first. */
export async function list(context: AppContext, administratorId: string) {
  const rows = await context.db
    .selectFrom('push_devices')
    .selectAll()
    .where('administrator_id', '=', administratorId)
    .orderBy('id', 'desc')
    .execute()
  const signedOut = await listSignedOut(context, rows)
  return rows.map((row) => toDevice(row, signedOut))
}

export async function find({ db }: Pick<AppContext, 'db'>, id: string, administratorId: string) {
  return db
    .selectFrom('push_devices')
    .selectAll()
    .where('id', '=', id)
    .where('administrator_id', '=', administratorId)
    .executeTakeFirst()
}

/** Counts the account's devices, except the one with this endpoint. */
export async function countOthers(db: Database, administratorId: string, endpoint: string) {
  const { devices } = await db
    .selectFrom('push_devices')
    .select((count) => count.fn.countAll().as('devices'))
    .where('administrator_id', '=', administratorId)
    .where('endpoint', '!=', endpoint)
    .executeTakeFirstOrThrow()
  return Number(devices)
}

/**
 * Stores a device for this account, even if another account has turned on notifications in the same
 * browser.
 */
export async function add(
  db: Database,
  { id: administrator_id, sessionId: session_id }: Owner,
  { browser = '', ...subscription }: PushSubscription & { browser?: string },
) {
  await acquireLock(db, 'push_address', subscription.endpoint)
  const at = now()
  const owned = { administrator_id, session_id, browser: browser.slice(0, MAX_BROWSER_LENGTH) }
  const row = {
    ...subscription,
    ...owned,
    id: newId(),
    created_at: at,
    seen_at: at,
    last_sent_at: null,
  }
  return db
    .insertInto('push_devices')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Updates a device's endpoint and session. Returns undefined if the device was turned off or
 * belongs to another account. Deletes other rows with the same endpoint, because they are the same
 * browser.
 */
export async function refreshDevice(
  db: Database,
  id: string,
  owner: Owner,
  subscription: PushSubscription,
) {
  return db.transaction().execute(async (transaction) => {
    await acquireLock(transaction, 'push_address', subscription.endpoint)
    if (!(await find({ db: transaction }, id, owner.id))) return undefined
    const duplicates = transaction
      .deleteFrom('push_devices')
      .where('endpoint', '=', subscription.endpoint)
    await duplicates.where('id', '!=', id).execute()
    return transaction
      .updateTable('push_devices')
      .set({ ...subscription, session_id: owner.sessionId, seen_at: now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
  })
}

export async function markSent(db: Database, id: string) {
  await db.updateTable('push_devices').set({ last_sent_at: now() }).where('id', '=', id).execute()
}

export async function remove(db: Database, id: string) {
  await db.deleteFrom('push_devices').where('id', '=', id).execute()
}

/** Returns those of the accounts that have a signed-in device. */
export async function listReachable(context: AppContext, administratorIds: string[]) {
  if (administratorIds.length === 0) return new Set<string>()
  const rows = await context.db
    .selectFrom('push_devices')
    .selectAll()
    .where('administrator_id', 'in', administratorIds)
    .execute()
  const signedOut = await listSignedOut(context, rows)
  const reachable = rows.filter(({ id }) => !signedOut.has(id))
  return new Set(reachable.map(({ administrator_id }) => administrator_id))
}

export async function listIds(db: Database, administratorId: string) {
  const devices = db.selectFrom('push_devices').select('id')
  const rows = await devices.where('administrator_id', '=', administratorId).execute()
  return rows.map(({ id }) => id)
}

/**
 * Returns the device if its account is active and has not signed out in that browser. An expired
 * session still counts as signed in.
 */
export async function findActiveDevice(context: AppContext, id: string) {
  const { db, services } = context
  const device = await db
    .selectFrom('push_devices')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!device) return undefined
  const [active, signedOut] = await Promise.all([
    services.administrators.listActive(db),
    listSignedOut(context, [device]),
  ])
  const isActive = [...active.values()].includes(device.administrator_id)
  return isActive && !signedOut.has(device.id) ? device : undefined
}

/**
 * Marks signed-out devices before their sessions are purged, and deletes those that were not used
 * for 30 days.
 */
export async function purge(context: AppContext) {
  const { db } = context
  const rows = await db.selectFrom('push_devices').selectAll().execute()
  const signedOut = await listSignedOut(context, rows)
  if (signedOut.size > 0) {
    const devices = db.updateTable('push_devices').set({ session_id: '' })
    await devices.where('id', 'in', [...signedOut]).execute()
  }
  const before = new Date(Date.now() - RETENTION_MS).toISOString()
  const signedOutDevices = db.deleteFrom('push_devices').where('session_id', '=', '')
  await signedOutDevices.where('seen_at', '<', before).execute()
  await db.deleteFrom('push_notifications').where('sent_at', '<', before).execute()
}

/**
 * Returns the IDs of devices whose session was ended. An expired session still counts as signed in.
 */
async function listSignedOut(
  { db, services }: AppContext,
  devices: Pick<Row, 'id' | 'session_id'>[],
): Promise<Set<string>> {
  if (devices.length === 0) return new Set()
  const sessionIds = devices.map(({ session_id }) => session_id)
  const ended = await services.sessions.listEnded(db, sessionIds)
  const signedOut = devices.filter(({ session_id: id }) => id === '' || ended.has(id))
  return new Set(signedOut.map(({ id }) => id))
}

export function toDevice(
  { id, browser, created_at, last_sent_at }: Row,
  signedOut = new Set<string>(),
): PushDevice {
  const is_signed_out = signedOut.has(id)
  return { id, browser: describeBrowser(browser), created_at, last_sent_at, is_signed_out }
}
