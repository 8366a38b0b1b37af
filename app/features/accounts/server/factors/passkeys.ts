import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'
import type { Passkey } from '../../factors-contract.ts'

const now = () => new Date().toISOString()

/** The oldest first. */
export async function list(db: Database, administratorId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('administrator_id', '=', administratorId)
    .orderBy('id')
    .execute()
}

/** By what browsers find them. */
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

/** False when it is kept already, whoever's it is. */
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
 * Keeps that it was used. False when its counter did not go on: somebody may have copied it. Many
 * do not count, and say 0 for ever.
 */
export async function recordUse(db: Database, id: string, counter: number) {
  let used = db.updateTable('passkeys').set({ counter, last_used_at: now() }).where('id', '=', id)
  used = counter === 0 ? used.where('counter', '=', 0) : used.where('counter', '<', counter)
  const { numUpdatedRows } = await used.executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The name of what was removed. */
export async function remove(db: Database, administratorId: string, id: string) {
  const removed = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('administrator_id', '=', administratorId)
    .returning('name')
    .executeTakeFirst()
  return removed?.name
}
