import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { dayIn } from '#app/contract/date-format.ts'
import { auditAction } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { isUnavailable } from '#app/platform/server/http/error-handler.ts'
import type { Lead } from '../../contract.ts'

/**
 * Views that are already recorded. Saves queries, because an open lead page reads the lead again
 * often.
 */
const recordedAccesses = new LRUCache<string, true>({ max: 10_000 })

/**
 * Records that an administrator viewed a lead, once per office day. When the database cannot be
 * written, for example on a full disk, it logs the view and does not fail.
 */
export async function recordAccess(request: FastifyRequest, lead: Pick<Lead, 'id' | 'name'>) {
  try {
    await storeAccess(request, lead)
  } catch (error) {
    if (!(error instanceof Error && isUnavailable(error))) throw error
    request.log.warn({ err: error, lead: lead.id, by: request.administrator?.id }, 'lead opened')
  }
}

async function storeAccess(request: FastifyRequest, { id, name }: Pick<Lead, 'id' | 'name'>) {
  const { db, office } = request.server
  const { id: administrator_id } = requireAdministrator(request)
  const day = dayIn((await office.read()).time_zone, new Date())
  const access = { lead_id: id, administrator_id, day }
  const key = Object.values(access).join(' ')
  if (recordedAccesses.has(key)) return
  await db.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('lead_access_log')
      .values(access)
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst()
    if (!first) return
    const lead = { subject_id: id, subject_name: name }
    await auditAction(transaction, request, { action: 'opened', subject: 'lead_access', ...lead })
  })
  recordedAccesses.set(key, true)
}
