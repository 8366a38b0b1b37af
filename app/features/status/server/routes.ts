import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { statusApi } from '../contract.ts'
import { readStatus } from './read-status.ts'

const statusRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({ ...statusApi.read, handler: () => readStatus(app) })
}

export default statusRoutes
