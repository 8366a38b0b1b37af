import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditAction, auditChange } from '#app/platform/server/audit/audit.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import { type Limit, limitByAddress, MINUTES } from '#app/platform/server/http/rate-limit.ts'
import { newsletterApi } from '../contract.ts'
import * as store from './store.ts'

/** As for the contact form. */
const callsPerAddress: Limit = { times: 60, seconds: 10 * MINUTES }

const newsletterRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const isOpen = async () => (await store.isOn(app.db)) && app.mailer.isEnabled(app.db)
  const limited = { onRequest: limitByAddress(callsPerAddress) }

  app.route({
    ...newsletterApi.readPublic,
    handler: (_request, reply) =>
      app.responseCache.respondJson(reply, async () => ({ is_open: await isOpen() })),
  })

  app.route({
    ...newsletterApi.subscribe,
    ...limited,
    async handler({ body }, reply) {
      if (!(await isOpen())) throw new Conflict(closed, 'closed')
      // The response reveals neither what is spam nor who is subscribed.
      if (!body.website) await store.subscribe(app, body)
      return reply.code(202).send({})
    },
  })

  app.route({
    ...newsletterApi.readLink,
    ...limited,
    async handler({ body }) {
      const found = await store.findByToken(app.db, body.token)
      if (!found) throw new NotFound('Subscription')
      return { state: found.confirmed_at ? 'confirmed' : 'unconfirmed' } as const
    },
  })

  app.route({
    ...newsletterApi.confirm,
    ...limited,
    async handler({ body }, reply) {
      if (!(await store.confirm(app.db, body.token))) throw new NotFound('Subscription')
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...newsletterApi.unsubscribe,
    ...limited,
    async handler({ body }, reply) {
      await store.unsubscribe(app.db, body.token)
      return reply.code(204).send(null)
    },
  })

  app.route({ ...newsletterApi.readStatus, handler: () => store.readStatus(app) })

  app.route({
    ...newsletterApi.changeSettings,
    async handler(request) {
      await auditChange(request, {
        subject: 'newsletter_settings',
        id: 'newsletter',
        name: () => '',
        content: 'newsletter',
        find: async (db) => ({ id: 'newsletter', is_on: await store.isOn(db) }),
        async apply(db) {
          await store.setOn(db, request.body.is_on)
          return { id: 'newsletter', is_on: request.body.is_on }
        },
      })
      return store.readStatus(app)
    },
  })

  app.route({
    ...newsletterApi.list,
    async handler({ query }, reply) {
      const { subscribers, total } = await store.list(app, query)
      reply.header('x-total-count', total)
      return subscribers
    },
  })

  app.route({
    ...newsletterApi.remove,
    async handler(request, reply) {
      const { id } = request.params
      await app.db.transaction().execute(async (db) => {
        if (!(await store.remove(db, id))) throw new NotFound('Subscriber')
        // The address is deleted, so the audit log does not keep it.
        const subject = { subject: 'newsletter_subscriber', subject_id: id, subject_name: '' }
        await auditAction(db, request, { action: 'deleted', ...subject })
      })
      return reply.code(204).send(null)
    },
  })
}

export default newsletterRoutes

const closed = 'The newsletter does not accept subscriptions at the moment.'
