import { type Kysely, sql } from 'kysely'
import { v7 as newId } from 'uuid'

/** Adds the lead stages that a new office starts with. */
export async function up(db: Kysely<unknown>) {
  const created_at = new Date().toISOString()
  for (const [index, { name, outcome }] of stages.entries()) {
    await sql`
      insert into lead_stages (id, name, outcome, position, created_at)
      values (${newId()}, ${name}, ${outcome}, ${index + 1}, ${created_at})`.execute(db)
  }
}

const openStages = ['New', 'Contacted', 'Counselling', 'Documents', 'Applied', 'Offer', 'Visa']
const stages = [
  ...openStages.map((name) => ({ name, outcome: 'open' })),
  { name: 'Enrolled', outcome: 'won' },
  { name: 'Lost', outcome: 'lost' },
]
