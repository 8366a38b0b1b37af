import type { Kysely } from 'kysely'
import { findCountryCode } from '../country-code.ts'

interface Destinations {
  destinations: { id: string; country: string; code: string | null }
}

/** Destinations were known by the English name that the office gave them. */
export async function up(db: Kysely<Destinations>) {
  await db.schema.alterTable('destinations').addColumn('code', 'text').execute()
  const stored = await db.selectFrom('destinations').select(['id', 'country']).execute()
  for (const { id, country } of stored) {
    const code = findCountryCode(country)
    if (code) await db.updateTable('destinations').set({ code }).where('id', '=', id).execute()
  }
}
