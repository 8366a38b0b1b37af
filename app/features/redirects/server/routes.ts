import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { type Redirect, redirectsApi } from '../contract.ts'
import * as store from './store.ts'

const redirectRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({ ...redirectsApi.list, handler: () => store.list(app.db) })

  app.route({
    ...redirectsApi.add,
    async handler(request, reply) {
      const { username } = requireAdministrator(request)
      const added = await auditChange(request, {
        ...auditSubject,
        apply: (db) => store.add(db, getSite(request), request.body, username),
      })
      return reply.code(201).send(added)
    },
  })

  app.route({
    ...redirectsApi.change,
    async handler(request) {
      const { id } = request.params
      const changed = await auditChange(request, {
        ...auditSubject,
        id,
        find: (db) => store.find(db, id),
        apply: (db) => store.change(db, getSite(request), id, request.body),
      })
      if (!changed) throw new NotFound('Redirect')
      return changed
    },
  })

  app.route({
    ...redirectsApi.remove,
    async handler(request, reply) {
      const { id } = request.params
      const removed = await auditChange(request, {
        ...auditSubject,
        id,
        find: (db) => store.find(db, id),
        apply: (db) => store.remove(db, id),
      })
      if (!removed) throw new NotFound('Redirect')
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...redirectsApi.restore,
    async handler(request) {
      const { id } = request.params
      const restored = await auditChange(request, {
        ...auditSubject,
        id,
        action: 'restored',
        apply: (db) => store.restore(db, getSite(request), id),
      })
      // An existing row needs no restore.
      const redirect = restored ?? (await store.find(app.db, id))
      if (!redirect) throw new NotFound('Redirect')
      return redirect
    },
  })
}

/** Returns the site data that validates redirects. */
export function getSite({ server, host }: FastifyRequest): store.Site {
  return { addresses: server.services.addresses, publicUrl: server.publicUrl, host }
}

const auditSubject = {
  subject: 'redirect',
  name: ({ source }: Redirect) => source,
  content: 'redirects',
}

export default redirectRoutes
