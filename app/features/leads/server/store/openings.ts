import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { requireAdministrator } from '#app/base/server/access.ts'
import { note } from '#app/base/server/audit.ts'
import { dayIn } from '#app/base/server/days.ts'
import type { Lead } from '../../contract.ts'

/** What is noted already need not be asked for: an open lead is read again with all news. */
const noted = new LRUCache<string, true>({ max: 10_000 })

/** Keeps in the activity that an administrator has opened a lead: once on each day of the office. */
export async function noteOpening(
  request: FastifyRequest,
  { id, name }: Pick<Lead, 'id' | 'name'>,
) {
  const { db, office } = request.server
  const { id: administrator_id } = requireAdministrator(request)
  const day = dayIn((await office.read()).time_zone, new Date())
  const opening = { lead_id: id, administrator_id, day }
  const key = Object.values(opening).join(' ')
  if (noted.has(key)) return
  await db.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('lead_openings')
      .values(opening)
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst()
    if (!first) return
    const lead = { subject_id: id, subject_name: name }
    await note(transaction, request, { action: 'opened', subject: 'lead_opening', ...lead })
  })
  noted.set(key, true)
}
