import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { requireAdministrator } from '#app/server/access.ts'
import { audited } from '#app/server/audit.ts'
import { Conflict, NotAllowed, NotFound } from '#app/server/errors.ts'
import { count, limitByAddress } from '#app/server/limits.ts'
import { messagesApi, nameOf } from '../contract.ts'
import { rememberAnswers } from './answers.ts'
import { append } from './append.ts'
import { pageOf } from './presence.ts'
import * as store from './store.ts'

const messageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const answers = rememberAnswers(app.db)

  app.route({
    ...messagesApi.list,
    onRequest: limitByAddress((limits) => limits.readPerAddress),
    async handler(request, reply) {
      const { user_id, after, before, limit = 1000 } = request.query
      reply.header('cache-control', 'no-store')
      if (user_id) {
        if (!request.administrator) app.chat.presence.note(user_id, pageOf(request))
        if (after !== undefined) return store.listOf(app.db, user_id, { after, limit })
        return answers.send(reply, user_id, limit, await store.findState(app.db, user_id))
      }
      requireAdministrator(request)
      const messages = await store.listAll(app.db, { before, limit })
      if (!messages) throw new NotFound('Message')
      reply.header('x-total-count', await store.countAll(app.db))
      return messages
    },
  })

  app.route({
    ...messagesApi.send,
    onRequest: limitByAddress((limits) => limits.messagePerAddress),
    preValidation: limitByVisitor,
    async handler(request, reply) {
      const { body, administrator } = request
      if (administrator && body.sender !== 'admin') throw new NotAllowed('You write as the office.')
      const administratorId = administrator?.id ?? null
      const page = administrator ? '' : pageOf(request)
      const appended = await append(app.db, body, { administratorId, page })
      if (appended.outcome === 'refused') throw new NotAllowed('Only the office may say this.')
      if (appended.outcome === 'conflict') throw new Conflict('This id belongs to another message.')
      app.chat.tell({ grown: body.user_id })
      if (!administrator) app.chat.presence.note(body.user_id, page)
      return reply.code(appended.outcome === 'stored' ? 201 : 200).send(appended.message)
    },
  })

  app.route({
    ...messagesApi.removeAll,
    async handler(request) {
      const { user_id } = request.query
      let deleted = 0
      let up_to = 0
      await audited(request, {
        subject: 'conversation',
        name: () => nameOf(user_id),
        action: 'deleted',
        id: user_id,
        async find(db) {
          const size = await store.findSize(db, user_id)
          deleted = size?.messages ?? 0
          return size
        },
        async apply(db) {
          const { id, last_seq } = await store.removeAll(db, user_id)
          up_to = last_seq
          return { id, messages: 0 }
        },
      })
      if (deleted > 0) app.chat.tell({ cleared: { user_id, up_to } })
      return { deleted }
    },
  })
}

/** Before validation, so that refused messages count too. */
async function limitByVisitor({ administrator, body, server }: FastifyRequest) {
  const user_id = (body as { user_id?: unknown } | null)?.user_id
  if (administrator || typeof user_id !== 'string') return
  await count(server.limits.messagePerVisitor, user_id.slice(0, 64))
}

export default messageRoutes
