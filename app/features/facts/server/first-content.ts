import type { Database } from '#database/connect.ts'
import { firstFacts, readOn } from '../content/first-facts.ts'
import * as store from './store.ts'
import { addFactDefaults, addValueDefaults } from './validation.ts'

/** Adds the initial facts if the table is empty. */
export async function addFirstFacts(db: Database) {
  const any = await db.selectFrom('facts').select('id').limit(1).executeTakeFirst()
  if (any) return
  for (const [country, facts] of Object.entries(firstFacts)) {
    for (const [key, { values, ...fact }] of Object.entries(facts)) {
      const { id } = await store.add(db, addFactDefaults({ ...fact, key, country }))
      for (const value of values) {
        const whole = addValueDefaults(value, country)
        await store.addValue(db, id, { ...whole, created_at: readOn })
      }
    }
  }
}
