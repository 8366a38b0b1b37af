import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'
import type { Passkey } from '../../factors-contract.ts'

const now = () => new Date().toISOString()

/** Oldest first. */
export async function list(db: Database, administratorId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('administrator_id', '=', administratorId)
    .orderBy('id')
    .execute()
}

/** Credential ids and transports, for the browser. */
export async function listCredentials(db: Database, administratorId: string) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('administrator_id', '=', administratorId)
    .execute()
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: JSON.parse(transports) as string[],
  }))
}

export async function findByCredential(db: Database, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

interface NewCredential {
  administrator_id: string
  name: string
  credential_id: string
  public_key: string
  counter: number
  transports: string[]
}

/** Returns false if the credential is stored already, for any account. */
export async function add(db: Database, { transports, ...credential }: NewCredential) {
  const times = { created_at: now(), last_used_at: null }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values({ id: newId(), ...credential, transports: JSON.stringify(transports), ...times })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Records the use. Returns false if the counter did not increase, which suggests a copied passkey.
 * Passkeys without a counter always send 0.
 */
export async function recordUse(db: Database, id: string, counter: number) {
  let used = db.updateTable('passkeys').set({ counter, last_used_at: now() }).where('id', '=', id)
  used = counter === 0 ? used.where('counter', '=', 0) : used.where('counter', '<', counter)
  const { numUpdatedRows } = await used.executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns the name of the removed passkey. */
export async function remove(db: Database, administratorId: string, id: string) {
  const removed = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('administrator_id', '=', administratorId)
    .returning('name')
    .executeTakeFirst()
  return removed?.name
}
