import { createHash, randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { KeyRight } from '#app/contract/rights.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import type { ApiKey, NewApiKey } from '../contract.ts'

const MINUTE_MS = 60_000
const PREFIX_LENGTH = 10

const columns = [
  'id',
  'name',
  'rights',
  'prefix',
  'expires_at',
  'created_at',
  'created_by',
  'last_used_at',
  'revoked_at',
] as const
const selectKeys = (db: Database) => db.selectFrom('api_keys').select(columns)

function toApiKey(row: Omit<ApiKey, 'rights'> & { rights: string }): ApiKey {
  return { ...row, rights: JSON.parse(row.rights) }
}

export async function list(db: Database) {
  return (await selectKeys(db).orderBy('id', 'desc').execute()).map(toApiKey)
}

export async function find(db: Database, id: string) {
  const row = await selectKeys(db).where('id', '=', id).executeTakeFirst()
  return row && toApiKey(row)
}

export async function listNames(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('api_keys')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * Creates a secret of 256 random bits. It cannot be guessed, so a fast hash is sufficient to store
 * it.
 */
export const makeSecret = () => `gtv_${randomBytes(32).toString('base64url')}`

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Stores a new key. Throws ValidationError if its expiry is in the past. */
export async function add(db: Database, newKey: NewApiKey, secret: string, created_by: string) {
  const created_at = new Date().toISOString()
  const expires_at = newKey.expires_at && new Date(newKey.expires_at).toISOString()
  if (expires_at && expires_at <= created_at) {
    const detail = 'This date is in the past. Please choose a later one.'
    throw new ValidationError({ expires_at: { code: 'passed', detail } })
  }
  const key: ApiKey = {
    id: newId(),
    name: newKey.name,
    rights: newKey.rights,
    expires_at,
    created_at,
    created_by,
    prefix: secret.slice(0, PREFIX_LENGTH),
    last_used_at: null,
    revoked_at: null,
  }
  await db
    .insertInto('api_keys')
    .values({ ...key, rights: JSON.stringify(key.rights), secret_hash: hashOf(secret) })
    .execute()
  return key
}

/** Revokes a key. A key that is already revoked keeps its first revocation date. */
export async function revoke(db: Database, key: ApiKey): Promise<ApiKey> {
  if (key.revoked_at) return key
  const revoked_at = new Date().toISOString()
  await db.updateTable('api_keys').set({ revoked_at }).where('id', '=', key.id).execute()
  return { ...key, revoked_at }
}

/**
 * Returns the valid key with this secret. Queries the database on every call, so that a revocation
 * takes effect on all servers immediately. The lookup by hash is safe against timing attacks.
 */
export async function findBySecret(db: Database, secret: string) {
  const now = new Date()
  const row = await db
    .selectFrom('api_keys')
    .select(['id', 'name', 'rights', 'last_used_at'])
    .where('secret_hash', '=', hashOf(secret))
    .where('revoked_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now.toISOString())]))
    .executeTakeFirst()
  if (!row) return undefined
  const { id, name, last_used_at } = row
  const isStale = Date.parse(last_used_at ?? '1970-01-01') < now.getTime() - MINUTE_MS
  if (isStale) await recordUse(db, id, now)
  return { id, name, rights: JSON.parse(row.rights) as KeyRight[] }
}

async function recordUse(db: Database, id: string, at: Date) {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: at.toISOString() })
    .where('id', '=', id)
    .execute()
}
