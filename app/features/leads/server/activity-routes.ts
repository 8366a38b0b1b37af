import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer, systemViewer } from '#app/platform/server/auth/viewer.ts'
import { NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { Database } from '#database/connect.ts'
import { type LeadActivity, loggedKinds } from '../activity-contract.ts'
import { type Lead, leadsApi } from '../contract.ts'
import { changeLead } from './routes.ts'
import * as activities from './store/activities.ts'
import * as store from './store/change.ts'
import { recordResponse, updateLastActivity } from './store/responses.ts'
import { handleDueTasks } from './store/tasks.ts'

/** Logs and edits activities. */
const activityRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...leadsApi.logActivity,
    async handler(request, reply) {
      const { id: leadId } = request.params
      const { kind, text } = request.body
      const { id: by } = requireAdministrator(request)
      const hours = await app.office.read()
      if (kind === 'note' && text === '') {
        throw new ValidationError({ text: { code: 'blank', detail: 'Please enter a note.' } })
      }
      let activity: LeadActivity | undefined
      await changeLead(request, leadId, async (db, before) => {
        const id = await activities.addActivity(db, { lead_id: before.id, kind, text, by })
        if (kind === 'note') {
          await updateLastActivity(db, before.id)
          await handleDueTasks(db, before.id, new Date().toISOString(), hours)
        } else await recordResponse(db, { leadId: before.id, by }, hours)
        activity = await activities.findActivity(
          db,
          { leadId, id, viewer: systemViewer },
          app.services,
        )
        return (await store.find(db, leadId, systemViewer)) as Lead
      })
      notifyOpenScreens(app)
      return reply.code(201).send(activity as LeadActivity)
    },
  })

  app.route({
    ...leadsApi.editActivity,
    async handler(request) {
      const { id: leadId, activity_id: id } = request.params
      const viewer = getViewer(request)
      const find = (db: Database) =>
        activities.findActivity(db, { leadId, id, viewer }, app.services)
      const found = await find(app.db)
      if (!found || found.enquiry || !isLogged(found.kind)) throw new NotFound('Activity')
      return auditChange(request, {
        subject: 'lead_activity',
        name: () => found.text.slice(0, 60),
        id,
        find,
        async apply(db) {
          await activities.editText(db, id, request.body.text)
          return find(db)
        },
      })
    },
  })
}

const isLogged = (kind: string) => loggedKinds.some((loggedKind) => loggedKind === kind)

export default activityRoutes
