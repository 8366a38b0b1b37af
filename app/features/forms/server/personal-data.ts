import type { Services } from '#app/platform/server/feature/services.ts'
import { createSentRows } from '#app/platform/server/personal-data/sent-rows.ts'
import type { Database } from '#database/connect.ts'
import { selectAnswers, toAnswers } from './answers.ts'

export const sentAnswers = createSentRows({
  table: 'form_answers',
  subject: 'form_answers',
  eraseOwn: (db, services, ids) => services.formFiles.erase(db, services, ids),
  moveOwn: (db, { formFiles }, ids, leadId) => formFiles.setLead(db, ids, leadId),
})

/** Returns all answers of these leads, and spam from their e-mail addresses. */
export async function listByLeads(db: Database, services: Services, leadIds: string[]) {
  if (leadIds.length === 0) return []
  const rows = await selectAnswers(db).where(sentAnswers.isOfLeads(leadIds)).orderBy('id').execute()
  return toAnswers(db, services, rows)
}
