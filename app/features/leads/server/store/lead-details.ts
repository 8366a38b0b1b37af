import type { FastifyInstance } from 'fastify'
import { toTask } from '#app/features/tasks/tasks-contract.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { toWhatsApp } from '#app/platform/server/text/phones.ts'
import type { LeadDetails } from '../../contract.ts'
import { listTimeline } from './activities.ts'
import { listGuardians } from './guardian-details.ts'
import { findPrimaryLead } from './lead-row.ts'
import { listMergedLeads, listPossibleDuplicates } from './possible-duplicates.ts'
import { listDoneTasks, listOpenTasks } from './tasks.ts'

/**
 * Returns a lead with its timeline, documents and related leads in the viewer's scope.
 * Throws NotFound.
 */
export async function findLeadDetails(
  { db, office, services, mailer }: FastifyInstance,
  id: string,
  viewer: Viewer,
): Promise<LeadDetails> {
  const lead = await findPrimaryLead(db, id, viewer)
  if (!lead) throw new NotFound('Lead')
  const { listNames } = services.administrators
  const [timeline, possibleDuplicates, guardians, mergedLeads, documents, ...tasks] =
    await Promise.all([
      listTimeline(db, lead.id, services),
      listPossibleDuplicates(db, lead.id, viewer),
      listGuardians(db, lead.id, viewer),
      listMergedLeads(db, lead.id),
      services.studentDocuments.listDocuments(db, lead.id, listNames),
      listOpenTasks(db, lead.id),
      listDoneTasks(db, lead.id),
    ])
  const ofGuardians = guardians.map(({ phone }) => phone)
  const whatsapp = [...new Set([...lead.phones, ...ofGuardians])]
    .map((phone) => ({ phone, digits: toWhatsApp(phone) }))
    .filter(({ digits }) => digits !== '')
  const { time_zone } = await office.read()
  const can_mail = await mailer.isEnabled(db)
  return {
    ...lead,
    timeline,
    possible_duplicates: possibleDuplicates,
    guardians,
    merged_leads: mergedLeads,
    documents,
    tasks: tasks.flat().map((task) => toTask(task, { time_zone })),
    whatsapp,
    can_mail,
  }
}
