import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditAction } from '#app/base/server/audit.ts'
import { NotFound } from '#app/base/server/errors.ts'
import { notifyOpenScreens } from '#app/base/server/open-screens.ts'
import { getViewer } from '#app/base/server/viewer.ts'
import type { Contact } from '#app/features/contacts/contract.ts'
import type { LeadActivity } from '../activity-contract.ts'
import { personalDataApi } from '../personal-data-contract.ts'
import { listFiles } from './files/store.ts'
import { erase } from './store/erase.ts'
import { findLeadDetails } from './store/lead-details.ts'

/** Exports and erases personal data. */
const privacyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { services } = app

  app.route({
    ...personalDataApi.exportData,
    async handler(request) {
      const lead = await findLeadDetails(app, request.params.id, getViewer(request))
      const parts = await app.db
        .selectFrom('leads')
        .select('id')
        .where('primary_lead_id', '=', lead.id)
        .execute()
      const ids = parts.map(({ id }) => id)
      const contact_messages = (await services.contacts.listByLeads(app.db, ids)) as Contact[]
      const chat_messages = await services.conversations.listMessagesOfLeads(app.db, ids)
      const removed_files = await listFiles(app.db, lead.id, services.people.listNames, true)
      await auditAction(app.db, request, { action: 'exported', ...ofLead(lead.id, lead.name) })
      // Removes data of other people, such as possible duplicates.
      const timeline = lead.timeline.map((entry) => removeOtherPeople(entry, ids))
      const own = { ...lead, timeline, possible_duplicates: [] }
      return { lead: own, removed_files, contact_messages, chat_messages }
    },
  })

  app.route({
    ...personalDataApi.erase,
    async handler(request, reply) {
      const { id } = request.params
      const { name } = request.body
      const viewer = getViewer(request)
      const { time_zone } = await app.office.read()
      await app.db.transaction().execute(async (transaction) => {
        const erasing = { id, name, viewer, timeZone: time_zone }
        if (!(await erase(transaction, services, erasing))) throw new NotFound('Lead')
        await auditAction(transaction, request, { action: 'deleted', ...ofLead(id, '') })
      })
      notifyOpenScreens(app)
      return reply.code(204).send(null)
    },
  })
}

/** Removes names and values of other leads from merges and unmerges. */
function removeOtherPeople(entry: LeadActivity, ids: string[]): LeadActivity {
  const isOfOther = entry.kind === 'merge' || entry.kind === 'unmerge'
  if (!isOfOther || ids.includes(entry.about_id ?? '')) return entry
  return { ...entry, text: '', before: {}, after: {} }
}

/** An audit entry without personal data. */
const ofLead = (id: string, name: string) => ({
  subject: 'lead',
  subject_id: id,
  subject_name: name,
})

export default privacyRoutes
