import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { boardApi } from '../board-contract.ts'
import { scopeOf } from './lead-scope.ts'
import { withInactiveOwners } from './routes.ts'
import { readBoard } from './store/board.ts'
import { readHoursAndSettings } from './store/response-target.ts'

const boardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...boardApi.read,
    handler: async (request) =>
      readBoard(
        app.db,
        await withInactiveOwners(app, request.query),
        await readHoursAndSettings(app),
        scopeOf(getViewer(request)),
      ),
  })
}

export default boardRoutes
