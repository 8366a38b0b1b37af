import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requireAdministrator } from '#app/base/server/access.ts'
import { ValidationError } from '#app/base/server/errors.ts'
import type { Office } from '#app/contract/office.ts'
import { documentsApi } from '../contract.ts'
import { requireDraft, requirePublishable } from './publishing.ts'
import { changeOne } from './routes.ts'
import { cancel, put, toMoment } from './schedule.ts'
import * as store from './store.ts'

const scheduleRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...documentsApi.schedule,
    async handler(request) {
      const { revision, why = '', at } = request.body
      const publish_at = requireFuture(at, await app.office.read())
      const { id: administrator_id, username } = requireAdministrator(request)
      return changeOne(request, async (db, document) => {
        const content = await requireDraft(db, document.id, revision)
        await requirePublishable(db, app, { document, content })
        const by = { administrator_id, administrator_name: username }
        const original = await store.findOriginal(db, document)
        const planned = { document_id: document.id, publish_at, content, why }
        const original_number = original?.version ?? null
        await put(app.services, db, { ...by, ...planned, original_number })
      })
    },
  })

  app.route({
    ...documentsApi.cancel,
    handler: (request) => changeOne(request, (db, { id }) => cancel(db, app.services, id)),
  })
}

/** What somebody read off the office's clock, as a moment. */
function requireFuture(at: string, { time_zone }: Office) {
  const moment = toMoment(at, time_zone)
  if (moment && moment.getTime() > Date.now()) return moment.toISOString()
  const detail = 'Please choose a time that is still to come.'
  throw new ValidationError({ at: { code: 'past', detail } })
}

export default scheduleRoutes
