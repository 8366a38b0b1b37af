import type { Database } from '#database/connect.ts'
import { lock, lockAll, lockShared } from '#database/differences.ts'

const NAME = 'leads together'

/** Until the transaction ends nothing is merged and nothing parted. Comes before all other locks. */
export const holdTogether = (db: Database) => lockShared(db, NAME)

/** Whoever merges or parts is alone with all leads, and nobody changes these. */
export async function lockTogether(db: Database, ids: string[]) {
  await lock(db, NAME)
  await lockAll(
    db,
    ids.map((id) => `lead ${id}`),
  )
}
