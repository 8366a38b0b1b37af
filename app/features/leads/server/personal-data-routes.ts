import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Contact } from '#app/features/contacts/contract.ts'
import type { Subscriber } from '#app/features/newsletter/contract.ts'
import { auditAction } from '#app/platform/server/audit/audit.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { LeadActivity } from '../activity-contract.ts'
import type { LeadDetails } from '../contract.ts'
import { personalDataApi } from '../personal-data-contract.ts'
import { listInScope } from './lead-scope.ts'
import { erase } from './store/erase.ts'
import { eraseGuardian, listSentEnquiries } from './store/erase-guardian.ts'
import { findGuardianInScope } from './store/guardian-details.ts'
import { findLeadDetails } from './store/lead-details.ts'

/** Exports and erases the personal data of leads and guardians. */
const personalDataRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { services } = app

  app.route({
    ...personalDataApi.exportData,
    async handler(request) {
      const lead = await findLeadDetails(app, request.params.id, getViewer(request))
      const rows = await app.db
        .selectFrom('leads')
        .select('id')
        .where('primary_lead_id', '=', lead.id)
        .execute()
      const ids = rows.map(({ id }) => id)
      const stored = await listStoredData(app, lead, ids)
      await auditAction(app.db, request, {
        action: 'exported',
        ...toAuditedLead(lead.id, lead.name),
      })
      // Removes data of other people, such as possible duplicates.
      const timeline = lead.timeline.map((activity) => removeOtherPeople(activity, ids))
      const guardians = lead.guardians.map((guardian) => ({ ...guardian, students: [] }))
      const exported = { ...lead, timeline, guardians, possible_duplicates: [], same_files: [] }
      return { lead: exported, ...stored }
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
        const erasure = { id, name, viewer, timeZone: time_zone }
        if (!(await erase(transaction, services, erasure))) throw new NotFound('Lead')
        await auditAction(transaction, request, { action: 'deleted', ...toAuditedLead(id, '') })
      })
      notifyOpenScreens(app)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...personalDataApi.exportGuardian,
    async handler(request) {
      const viewer = getViewer(request)
      const guardian = await findGuardianInScope(app.db, request.params.id, viewer)
      if (!guardian) throw new NotFound('Guardian')
      const all = await listSentEnquiries(app.db, guardian.id)
      const inScope = await listInScope(
        app.db,
        viewer,
        all.map(({ lead_id }) => lead_id),
      )
      const sent = all.filter(({ lead_id }) => inScope.has(lead_id))
      const ids = sent.map(({ lead_id }) => lead_id)
      const contacts = (await services.contacts.listByLeads(app.db, ids)) as Contact[]
      const registrations = await services.eventRegistrations.listByLeads(app.db, ids)
      const formAnswers = await services.formAnswers.listByLeads(app.db, services, ids)
      const messages = await services.conversations.listMessagesOfLeads(app.db, services, ids)
      await auditAction(app.db, request, {
        action: 'exported',
        subject: 'guardian',
        subject_id: guardian.id,
        subject_name: guardian.name,
      })
      return {
        guardian,
        enquiries: sent.map(({ lead_id, at, text }) => ({ lead_id, at, text })),
        contact_messages: contacts.filter(({ created_at }) =>
          sent.some(({ at }) => at === created_at),
        ),
        event_registrations: registrations.filter(({ created_at }) =>
          sent.some(({ at }) => at === created_at),
        ),
        form_answers: formAnswers.filter(({ created_at }) =>
          sent.some(({ at }) => at === created_at),
        ),
        chat_messages: messages.filter(({ user_id }) =>
          sent.some(({ about_id }) => about_id === user_id),
        ),
      }
    },
  })

  app.route({
    ...personalDataApi.eraseGuardian,
    async handler(request, reply) {
      const { id } = request.params
      await app.db.transaction().execute(async (transaction) => {
        const erasure = { id, name: request.body.name, viewer: getViewer(request) }
        if (!(await eraseGuardian(transaction, services, erasure))) throw new NotFound('Guardian')
        const subject = { subject: 'guardian', subject_id: id, subject_name: '' }
        await auditAction(transaction, request, { action: 'deleted', ...subject })
      })
      notifyOpenScreens(app)
      return reply.code(204).send(null)
    },
  })
}

/** Returns what other features store about a lead, and its removed documents; `ids` are its own and those of merged leads. */
async function listStoredData(app: FastifyInstance, { id, emails }: LeadDetails, ids: string[]) {
  const { db, services } = app
  const { listNames } = services.administrators
  return {
    removed_documents: await services.studentDocuments.listDocuments(db, id, listNames, true),
    removed_files: await services.studentDocuments.listFiles(db, id, listNames, true),
    contact_messages: (await services.contacts.listByLeads(db, ids)) as Contact[],
    event_registrations: await services.eventRegistrations.listByLeads(db, ids),
    form_answers: await services.formAnswers.listByLeads(db, services, ids),
    newsletter_subscriptions: (await services.newsletter.listByAddresses(
      db,
      emails,
    )) as Subscriber[],
    visits: await services.visits.listByLeads(db, ids),
    applications: await services.applications.listByLeads(app, ids),
    progress_links: await services.progressLinks.listByLeads(db, services, ids),
    chat_messages: await services.conversations.listMessagesOfLeads(db, services, ids),
  }
}

/** Removes the values of the other lead from a merge or unmerge with a lead outside the export. */
function removeOtherPeople(activity: LeadActivity, ids: string[]): LeadActivity {
  const isMerge = activity.kind === 'merge' || activity.kind === 'unmerge'
  if (!isMerge || ids.includes(activity.about_id ?? '')) return activity
  return { ...activity, text: '', before: {}, after: {} }
}

/** Identifies the lead in the audit log, which stores none of the exported data. */
const toAuditedLead = (id: string, name: string) => ({
  subject: 'lead',
  subject_id: id,
  subject_name: name,
})

export default personalDataRoutes
