import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'
import { rowLock } from '#database/sql-dialect.ts'
import type { Delivery, ListedWebhook, NewWebhook, Webhook, WebhookChange } from '../contract.ts'

const MAX_DELIVERIES = 10
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

type Row = Selectable<Tables['webhooks']>

/** Includes the salt of the secret, which no response contains. */
export type StoredWebhook = Webhook & { secret_salt: string }

export async function list(db: Database): Promise<ListedWebhook[]> {
  const rows = await db.selectFrom('webhooks').selectAll().orderBy('id').execute()
  return Promise.all(
    rows.map(async (row) => ({ ...toWebhook(row), deliveries: await listDeliveries(db, row.id) })),
  )
}

/** Returns the webhooks that are not paused. */
export async function listActive(db: Database) {
  const query = db.selectFrom('webhooks').selectAll().where('is_paused', '=', 0)
  return (await query.execute()).map(toWebhook)
}

export async function find(db: Database, id: string): Promise<StoredWebhook | undefined> {
  const webhook = db.selectFrom('webhooks').selectAll().where('id', '=', id)
  const row = await webhook.executeTakeFirst()
  return row && toWebhook(row)
}

export async function add(db: Database, { url, events, includes_person = false }: NewWebhook) {
  const created_at = new Date().toISOString()
  const row = await db
    .insertInto('webhooks')
    .values({
      id: newId(),
      url,
      events: JSON.stringify(events),
      includes_person: Number(includes_person),
      is_paused: 0,
      secret_salt: newId(),
      secret_since: created_at,
      created_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toWebhook(row)
}

export async function change(db: Database, id: string, values: WebhookChange) {
  const { events, includes_person, is_paused } = values
  return update(db, id, {
    events: events && JSON.stringify(events),
    includes_person: includes_person === undefined ? undefined : Number(includes_person),
    is_paused: is_paused === undefined ? undefined : Number(is_paused),
  })
}

export const renewSecret = (db: Database, id: string) =>
  update(db, id, { secret_salt: newId(), secret_since: new Date().toISOString() })

async function update(db: Database, id: string, values: Partial<Row>) {
  // With the id there is always a value to set.
  const changed = db
    .updateTable('webhooks')
    .set({ id, ...values })
    .where('id', '=', id)
  const row = await changed.returningAll().executeTakeFirst()
  return row && toWebhook(row)
}

/** Deletes a webhook with its deliveries. */
export async function remove(db: Database, id: string) {
  await db.deleteFrom('webhooks').where('id', '=', id).execute()
}

type NewDelivery = Omit<Delivery, 'id' | 'at'> & { webhook_id: string; lead_id: string | null }

/**
 * Stores a delivery, within a transaction. Returns undefined if the webhook or lead was permanently
 * deleted.
 */
export async function addDelivery(
  db: Database,
  delivery: NewDelivery,
): Promise<Delivery | undefined> {
  const { webhook_id, lead_id } = delivery
  const lockRow = async (table: 'webhooks' | 'leads', id: string) => {
    const query = db.selectFrom(table).select('id').where('id', '=', id)
    // A concurrent deletion waits for this transaction, and then deletes the delivery too.
    return (await query.modifyEnd(rowLock(db, 'key share')).executeTakeFirst()) !== undefined
  }
  if (lead_id && !(await lockRow('leads', lead_id))) return undefined
  if (!(await lockRow('webhooks', webhook_id))) return undefined
  const row = { ...delivery, id: newId(), at: new Date().toISOString() }
  await db.insertInto('webhook_deliveries').values(row).execute()
  return row
}

function listDeliveries(db: Database, webhookId: string): Promise<Delivery[]> {
  return db
    .selectFrom('webhook_deliveries')
    .select(['id', 'at', 'event', 'attempt', 'status', 'response', 'error'])
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(MAX_DELIVERIES)
    .execute()
}

/** Purges deliveries older than 30 days. */
export async function purge(db: Database) {
  const before = new Date(Date.now() - RETENTION_MS).toISOString()
  await db.deleteFrom('webhook_deliveries').where('at', '<', before).execute()
}

function toWebhook({ events, includes_person, is_paused, ...row }: Row): StoredWebhook {
  return {
    ...row,
    events: JSON.parse(events),
    includes_person: includes_person === 1,
    is_paused: is_paused === 1,
  }
}
