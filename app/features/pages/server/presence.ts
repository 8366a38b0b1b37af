import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { presenceApi } from '../presence-contract.ts'
import { findPage } from './routes.ts'

/** Editors send a heartbeat every 5 s. An editor is absent after three missed heartbeats. */
const PRESENCE_TIMEOUT_MS = 15_000

const presenceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...presenceApi.heartbeat,
    async handler(request) {
      const { id: administrator_id, username: name } = requireAdministrator(request)
      const page = await findPage(app, request.params.id)
      const { id } = page
      const seen = { name, seen_at: new Date().toISOString() }
      await app.db
        .insertInto('page_editors')
        .values({ page_id: id, administrator_id, ...seen })
        .onConflict((conflict) =>
          conflict.columns(['page_id', 'administrator_id']).doUpdateSet(seen),
        )
        .execute()
      const others = await app.db
        .selectFrom('page_editors')
        .select('name')
        .where('page_id', '=', id)
        .where('administrator_id', '<>', administrator_id)
        .where('seen_at', '>', new Date(Date.now() - PRESENCE_TIMEOUT_MS).toISOString())
        .orderBy('name')
        .execute()
      return { ...page, others: others.map((each) => each.name) }
    },
  })
}

export default presenceRoutes
