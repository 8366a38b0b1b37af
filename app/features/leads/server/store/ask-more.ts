import { v7 as newId } from 'uuid'
import type { AskedMore } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import { lockAll } from '#database/differences.ts'
import { touchWaiting } from './answers.ts'
import { absorbAll, addEnquiries } from './enquiry-rows.ts'

/**
 * Keeps a further question in the conversation that is a lead's: they wait for an answer from then on.
 * While they do already it is a sign of life only, and one question to the database.
 */
export async function askMore(db: Database, { leadId, at, text, about }: AskedMore) {
  if (await touchWaiting(db, leadId)) return
  const lead = await db
    .selectFrom('leads')
    .select(['id', 'root_id'])
    .where('id', '=', leadId)
    .executeTakeFirst()
  // It was erased meanwhile.
  if (!lead) return
  await lockAll(
    db,
    [lead.root_id, lead.id].map((id) => `lead ${id}`),
  )
  // Meanwhile they may have asked elsewhere.
  if (await touchWaiting(db, leadId)) return
  const person = { name: '', phone: '', email: '' }
  const enquiry = { way: 'chat' as const, person, countries: [], origin: {}, text, at, about }
  const kept = [{ enquiry, lead, entryId: newId(), differing: {} }]
  await addEnquiries(db, kept)
  await absorbAll(db, kept)
}
