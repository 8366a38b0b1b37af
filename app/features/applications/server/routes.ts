import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { findPrimaryLead } from '#app/features/leads/server/store/lead-row.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { applicationsApi } from '../contract.ts'
import { institutionsApi } from '../institutions-contract.ts'
import { removeDeadline, restoreDeadline } from './deadline.ts'
import { suggestInstitutions } from './institutions.ts'
import { findFurthestStage } from './stage.ts'
import { readStepNeeds } from './step-documents.ts'
import * as store from './store.ts'
import {
  addApplicationOnce,
  changeWithin,
  checkCount,
  lockApplication,
  writeApplication,
} from './write-application.ts'

/** Lists, adds, changes, deletes and restores applications of leads. */
const applicationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...institutionsApi.suggest,
    handler: (request) => suggestInstitutions(app.db, request.query.q ?? ''),
  })

  app.route({
    ...applicationsApi.listOfLead,
    async handler(request) {
      const lead = await findPrimaryLead(app.db, request.params.id, getViewer(request))
      if (!lead) throw new NotFound('Lead')
      const clock = await app.office.read()
      const all = await store.listOfLead(app.db, lead.id, clock)
      const { listNames } = app.services.administrators
      const [applications, stage, needs] = await Promise.all([
        store.withHistory(app.db, all, listNames),
        findFurthestStage(app.db, lead.id),
        readStepNeeds(app.db, { primaryLeadId: lead.id, applications: all, clock }),
      ])
      return { applications, needs, stage: stage ?? null }
    },
  })

  app.route({
    ...applicationsApi.add,
    async handler(request, reply) {
      const { application, isNew } = await addApplicationOnce(request, {
        leadId: request.params.id,
        body: request.body,
      })
      return reply.code(isNew ? 201 : 200).send(application)
    },
  })

  app.route({
    ...applicationsApi.change,
    async handler(request) {
      const { id } = request.params
      const clock = await app.office.read()
      const changed = await app.db
        .transaction()
        .execute((db) => changeWithin(db, request, { id, change: request.body, clock }))
      notifyOpenScreens(app)
      return changed
    },
  })

  app.route({
    ...applicationsApi.remove,
    async handler(request, reply) {
      const { id } = request.params
      const clock = await app.office.read()
      await writeApplication(request, {
        find: (db) => lockApplication(db, request, { id, clock }),
        async apply(db, { stored }) {
          if (stored) await removeDeadline(db, stored)
          await store.removeApplication(db, id)
          return undefined
        },
      })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...applicationsApi.restore,
    async handler(request) {
      const { id } = request.params
      const clock = await app.office.read()
      const query = { id, viewer: getViewer(request), clock }
      const existing = await store.findApplication(app.db, query)
      // An application that is not deleted stays unchanged.
      if (existing) return existing.application
      return writeApplication(request, {
        action: 'restored',
        find: (db) => lockApplication(db, request, { id, clock, isDeleted: true }),
        async apply(db, { lead, stored }) {
          await checkCount(db, lead.id)
          if (!(await store.restoreApplication(db, id))) throw new NotFound('Application')
          if (stored) await restoreDeadline(db, stored)
          return id
        },
      })
    },
  })
}

export default applicationRoutes
