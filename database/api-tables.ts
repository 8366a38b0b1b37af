/** What other programs come in by. */
export interface ApiTables {
  api_keys: ApiKeysTable
  api_requests: ApiRequestsTable
}

interface ApiKeysTable {
  id: string
  /** The key itself stands in no table, only its SHA-256. */
  secret_hash: string
  name: string
  /** A JSON list. */
  rights: string
  /** How the key begins, to know it by. */
  prefix: string
  expires_at: string | null
  created_at: string
  /** The username at that time. */
  created_by: string
  last_used_at: string | null
  revoked_at: string | null
}

/** For a day, so that the same enquiry sent again is known. */
interface ApiRequestsTable {
  id: string
  api_key_id: string
  /** As the caller named it. */
  idempotency_key: string
  /** Of what was sent: SHA-256. */
  fingerprint: string
  received_at: string
}
