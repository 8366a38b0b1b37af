import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange, restoreRow } from '#app/platform/server/audit/audit.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { type SavedView, savedViewsApi } from '../saved-views-contract.ts'
import * as store from './store/saved-views.ts'

const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...savedViewsApi.list,
    handler: (request) => store.list(app.db, getViewer(request).id, request.query.list),
  })

  app.route({
    ...savedViewsApi.add,
    async handler(request, reply) {
      const { id: owner } = getViewer(request)
      const view = await auditChange(request, {
        ...savedViewAudit,
        apply: (db) => store.add(db, request.body, owner),
      })
      return reply.code(201).send(view)
    },
  })

  app.route({
    ...savedViewsApi.change,
    async handler(request) {
      const { id } = request.params
      const { id: by } = getViewer(request)
      const view = await auditChange(request, {
        ...savedViewAudit,
        id,
        find: (db) => store.find(db, id, by),
        apply: (db, before) => store.change(db, before as SavedView, request.body),
      })
      if (!view) throw new NotFound('View')
      return view
    },
  })

  app.route({
    ...savedViewsApi.remove,
    async handler(request, reply) {
      const { id } = request.params
      const { id: by } = getViewer(request)
      const view = await auditChange(request, {
        ...savedViewAudit,
        id,
        find: (db) => store.find(db, id, by),
        apply: (db) => store.remove(db, id),
      })
      if (!view) throw new NotFound('View')
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...savedViewsApi.restore,
    async handler(request) {
      const { id } = request.params
      const { id: by } = getViewer(request)
      return restoreRow(request, {
        ...savedViewAudit,
        displayName: 'View',
        id,
        find: (db) => store.find(db, id, by),
        apply: (db) => store.restore(db, id, by),
      })
    },
  })
}

const savedViewAudit = { subject: 'saved_view', name: ({ name }: SavedView) => name }

export const savedViews: Feature = {
  routes: [routes],
  auditRowFilters: { saved_view: store.isActivityFor },
  restorable: { table: 'saved_views', subject: 'saved_view', name: 'name', isFor: store.isFor },
  purge: ({ db }) => store.purge(db),
}
