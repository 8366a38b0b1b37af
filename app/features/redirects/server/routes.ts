import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange, changeRow, restoreRow } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { type Redirect, redirectsApi } from '../contract.ts'
import * as store from './store.ts'

const redirectRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...redirectsApi.list,
    async handler({ query }, reply) {
      const { redirects, total } = await store.listPage(app.db, query)
      reply.header('x-total-count', total)
      return redirects
    },
  })

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
      return changeRow(request, {
        ...auditSubject,
        displayName: 'Redirect',
        id,
        find: (db) => store.find(db, id),
        apply: (db) => store.change(db, getSite(request), id, request.body),
      })
    },
  })

  app.route({
    ...redirectsApi.remove,
    async handler(request, reply) {
      const { id } = request.params
      await changeRow(request, {
        ...auditSubject,
        displayName: 'Redirect',
        id,
        find: (db) => store.find(db, id),
        apply: (db) => store.remove(db, id),
      })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...redirectsApi.restore,
    async handler(request) {
      const { id } = request.params
      return restoreRow(request, {
        ...auditSubject,
        displayName: 'Redirect',
        id,
        find: (db) => store.find(db, id),
        apply: (db) => store.restore(db, getSite(request), id),
      })
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
