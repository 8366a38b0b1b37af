import type { Database } from '#database/connect.ts'

/** Removes all second factors and recovery codes. */
export async function removeFactors(db: Database, administratorId: string) {
  for (const table of ['totp_factors', 'passkeys', 'recovery_codes'] as const) {
    await db.deleteFrom(table).where('administrator_id', '=', administratorId).execute()
  }
}
