import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requireAdministrator } from '#app/base/server/access.ts'
import { presenceApi } from '../presence-contract.ts'
import { openOne } from './routes.ts'

/** Screens tell every 5 s that they are open. */
const GONE_AFTER_MS = 15_000

const presenceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...presenceApi.stay,
    async handler(request) {
      const { id: administrator_id, username: name } = requireAdministrator(request)
      const document = await openOne(app, request.params.id)
      const { id: document_id } = document
      const seen = { name, seen_at: new Date().toISOString() }
      await app.db
        .insertInto('document_editors')
        .values({ document_id, administrator_id, ...seen })
        .onConflict((conflict) =>
          conflict.columns(['document_id', 'administrator_id']).doUpdateSet(seen),
        )
        .execute()
      const others = await app.db
        .selectFrom('document_editors')
        .select('name')
        .where('document_id', '=', document_id)
        .where('administrator_id', '<>', administrator_id)
        .where('seen_at', '>', new Date(Date.now() - GONE_AFTER_MS).toISOString())
        .orderBy('name')
        .execute()
      return { ...document, others: others.map((each) => each.name) }
    },
  })
}

export default presenceRoutes
