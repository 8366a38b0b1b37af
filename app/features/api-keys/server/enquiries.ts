import { createHash } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import { ApiError, ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import type { NewEnquiry } from '../contract.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The caller used the same Idempotency-Key for a request with another body. */
class IdempotencyKeyReused extends ApiError {
  constructor() {
    super(422, 'idempotency_key_used', 'This Idempotency-Key belongs to another enquiry.')
  }
}

interface Caller {
  keyId: string
  /** The Idempotency-Key header; without it every request is new. */
  idempotencyKey?: string
}

/**
 * Stores an enquiry with its lead, once per Idempotency-Key. Throws ValidationError or
 * IdempotencyKeyReused.
 */
export async function receiveEnquiry(
  { db, services }: AppContext,
  body: NewEnquiry,
  { keyId, idempotencyKey }: Caller,
) {
  const enquiry = toEnquiry(body)
  const id = newId()
  const row = {
    id,
    api_key_id: keyId,
    idempotency_key: idempotencyKey ?? id,
    fingerprint: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
    received_at: enquiry.at,
  }
  return db.transaction().execute(async (transaction) => {
    await acquireLock(transaction, 'api_enquiry', `${keyId} ${row.idempotency_key}`)
    const existing = await findRequest(transaction, row)
    if (existing && existing.fingerprint !== row.fingerprint) throw new IdempotencyKeyReused()
    if (existing) return { id: existing.id, received_at: existing.received_at, isNew: false }
    await services.leads.recordEnquiry(transaction, { ...enquiry, notifiesOffice: true })
    await transaction.insertInto('api_requests').values(row).execute()
    return { id, received_at: row.received_at, isNew: true }
  })
}

const findRequest = (db: Database, row: { api_key_id: string; idempotency_key: string }) =>
  db
    .selectFrom('api_requests')
    .select(['id', 'fingerprint', 'received_at'])
    .where('api_key_id', '=', row.api_key_id)
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirst()

function toEnquiry(body: NewEnquiry) {
  const { name, email = '', phone = '', message = '', countries = [], origin = {}, consent } = body
  if (!email && !phone) {
    const detail = 'Please enter a phone number or an email address.'
    throw new ValidationError({ phone: { code: 'unreachable', detail } })
  }
  return {
    channel: 'api' as const,
    person: { name, email, phone },
    text: message,
    countries,
    origin,
    consent,
    at: new Date().toISOString(),
  }
}

/** Removes idempotency keys after a day. */
export async function purge({ db }: AppContext) {
  const before = new Date(Date.now() - DAY_MS).toISOString()
  await db.deleteFrom('api_requests').where('received_at', '<', before).execute()
}
