/** Tables of the API keys for other programs. */
export interface ApiTables {
  api_keys: ApiKeysTable
  api_requests: ApiRequestsTable
}

interface ApiKeysTable {
  id: string
  /** The SHA-256 of the key, which is not stored itself. */
  secret_hash: string
  name: string
  /** JSON list of rights. */
  rights: string
  /** The first characters of the key, shown to identify it. */
  prefix: string
  expires_at: string | null
  created_at: string
  /** Username of the creator, at the time of creation. */
  created_by: string
  last_used_at: string | null
  revoked_at: string | null
}

/** Requests of the last day, so that a repeated request is recognised. */
interface ApiRequestsTable {
  id: string
  api_key_id: string
  /** The Idempotency-Key of the request. */
  idempotency_key: string
  /** SHA-256 of the request body. */
  fingerprint: string
  received_at: string
}
