import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { IdParams } from '#app/contract/common.ts'
import { countPages } from '#app/features/pages/server/page-lists.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { eventsApi, type ListAddress, toCalendarPath } from '../contract.ts'
import { createCalendar } from './calendar.ts'
import * as store from './store.ts'

const eventRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...eventsApi.list,
    async handler({ query }, reply) {
      const { events, total } = await store.listForOffice(app.db, query)
      reply.header('x-total-count', total)
      return events
    },
  })

  app.route({
    ...eventsApi.listPublic,
    handler({ query: { language, page = 1, kind } }, reply) {
      const list = { isPast: kind === 'past', page }
      const read = () => readList(app as unknown as FastifyInstance, list, language)
      const parts = { language, page: page > 1 ? String(page) : undefined, kind }
      const given = Object.entries(parts).filter((entry): entry is [string, string] =>
        Boolean(entry[1]),
      )
      return app.responseCache.respondJson(
        reply,
        read,
        given.length > 0 ? Object.fromEntries(given) : undefined,
      )
    },
  })

  app.route({
    ...eventsApi.listAddresses,
    handler: (_request, reply) =>
      app.responseCache.respondJson(reply, () => store.listAddresses(app)),
  })

  // A file to browsers and calendars, not a call of the API.
  app.get(
    toCalendarPath(':id'),
    { config: { access: 'anyone' }, schema: { params: IdParams } },
    ({ params }, reply) => {
      const id = params.id.toLowerCase()
      return app.responseCache.respond(reply, toCalendarPath(id), async () => ({
        status: 200,
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'attachment; filename="event.ics"',
        },
        body: Buffer.from(await createCalendar(app as unknown as FastifyInstance, id)),
      }))
    },
  )
}

/** Throws NotFound if there is no such page. */
async function readList(app: FastifyInstance, list: ListAddress, language?: string) {
  const [total, past] = await Promise.all([
    store.countEvents(app, list.isPast),
    store.countEvents(app, true),
  ])
  const pages = countPages(total)
  if (list.page > Math.max(pages, 1)) throw new NotFound('Page')
  return { total, pages, has_past: past > 0, events: await store.listCards(app, list, language) }
}

export default eventRoutes
