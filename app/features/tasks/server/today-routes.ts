import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { leadsApi } from '#app/features/leads/contract.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { listToday } from './today.ts'

const todayRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...leadsApi.today,
    handler: (request) =>
      listToday(app, {
        ...request.query,
        administrator: requireAdministrator(request),
        viewer: getViewer(request),
      }),
  })
}

export default todayRoutes
