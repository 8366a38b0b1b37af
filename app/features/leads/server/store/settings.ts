import type { Database } from '#database/connect.ts'
import { defaultSettings, type LeadSettings } from '../../settings-contract.ts'

export const ID = 'leads'

export type StoredSettings = LeadSettings & { id: string }

export async function find(db: Database): Promise<StoredSettings> {
  const row = await db
    .selectFrom('lead_settings')
    .selectAll()
    .where('id', '=', ID)
    .executeTakeFirst()
  return row ?? { id: ID, ...defaultSettings }
}

export async function save(db: Database, settings: StoredSettings) {
  await db
    .insertInto('lead_settings')
    .values(settings)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(settings))
    .execute()
  return settings
}
