/** The real server with the measurement's push service. It can delete sent notifications. */
import type { FastifyInstance } from 'fastify'
import { start } from '#app/server/start.ts'
import { createOutboundOptions } from '#tests/push-service.ts'

const { PUSH_SERVICE = '' } = process.env

async function routes(app: FastifyInstance) {
  app.post('/api/clear-deliveries/', { config: { access: 'anyone' } }, async () => {
    await app.db.deleteFrom('notification_deliveries').execute()
    return {}
  })
}

await start(process.env, {
  pages: async () => {},
  remoteImages: createOutboundOptions(PUSH_SERVICE),
  more: [{ routes: [routes] }],
})
