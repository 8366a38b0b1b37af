import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { AskedMore } from '#app/base/server/services.ts'
import type { Database } from '#database/connect.ts'
import { lockAll } from '#database/differences.ts'
import { goOnWaiting, waitingOf } from './answers.ts'
import { absorbAll, addEnquiries } from './enquiry-rows.ts'
import { type People, shareOut } from './share.ts'

/**
 * Keeps a further question in the conversation that is a lead's: they wait for an answer from then on,
 * and whoever is nobody's goes to whose turn it is. While they wait already it is a sign of life only.
 * Returns how they are called; undefined: they were erased meanwhile.
 */
export async function askMore(db: Database, asked: AskedMore, people: People) {
  const { leadId, at, text, about } = asked
  const lead = await db
    .selectFrom('leads')
    .innerJoin('leads as root', 'root.id', 'leads.root_id')
    .select(['leads.id', 'leads.root_id', 'root.name'])
    .where('leads.id', '=', leadId)
    .executeTakeFirst()
  if (!lead) return undefined
  await lockAll(
    db,
    [lead.root_id, lead.id].map((id) => `lead ${id}`),
  )
  // They may have asked elsewhere.
  const { waiting } = await db
    .selectNoFrom(waitingOf(db, sql.val(leadId)).as('waiting'))
    .executeTakeFirstOrThrow()
  if (waiting) return goOnWaiting(db, leadId, waiting)
  const person = { name: '', phone: '', email: '' }
  const enquiry = { way: 'chat' as const, person, countries: [], origin: {}, text, at, about }
  const kept = [{ enquiry, lead, entryId: newId(), differing: {} }]
  await addEnquiries(db, kept)
  await absorbAll(db, kept)
  await shareOut(db, lead.id, people)
  return lead.name
}
