import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { getViewer } from '#app/base/server/viewer.ts'
import { boardApi } from '../board-contract.ts'
import { reachOf } from './reach.ts'
import { withUnable } from './routes.ts'
import { readBoard } from './store/board.ts'
import { readClock } from './store/goal.ts'

const boardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...boardApi.read,
    handler: async (request) =>
      readBoard(
        app.db,
        await withUnable(app, request.query),
        await readClock(app),
        reachOf(getViewer(request)),
      ),
  })
}

export default boardRoutes
