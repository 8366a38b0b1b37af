import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { boardApi } from '../board-contract.ts'
import { reachOf } from './reach.ts'
import { readBoard } from './store/board.ts'
import { readClock } from './store/goal.ts'

const boardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...boardApi.read,
    handler: async ({ query, administrator }) =>
      readBoard(app.db, query, await readClock(app), reachOf(administrator)),
  })
}

export default boardRoutes
