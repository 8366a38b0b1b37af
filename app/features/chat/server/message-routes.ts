import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { requireAdministrator } from '#app/server/access.ts'
import { audited } from '#app/server/audit.ts'
import { Conflict, NotAllowed, NotFound, NotOwner } from '#app/server/errors.ts'
import { count, limitByAddress } from '#app/server/limits.ts'
import { messagesApi, type NewMessage, nameOf } from '../contract.ts'
import { rememberAnswers } from './answers.ts'
import { append } from './append.ts'
import { isForeign, makeOwnerKey, offerOwnership } from './ownership.ts'
import { pageOf } from './presence.ts'
import * as store from './store.ts'

const messageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const answers = rememberAnswers(app.db)

  app.route({
    ...messagesApi.list,
    onRequest: limitByAddress((limits) => limits.readPerAddress),
    async handler(request, reply) {
      const { user_id, after, before, before_user_id, limit = 1000 } = request.query
      reply.header('cache-control', 'no-store')
      if (user_id) {
        const state = await store.findState(app.db, user_id)
        if (await isForeign(request, state)) return []
        if (!request.administrator) app.chat.presence.note(user_id, pageOf(request))
        return after === undefined
          ? answers.send(reply, state, limit)
          : store.listOf(app.db, user_id, { after, limit })
      }
      requireAdministrator(request)
      const messages = await store.listAll(app.db, { before, before_user_id, limit })
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
      const before = await store.findState(app.db, body.user_id)
      const { outcome, message } = await accept(request, body, before)
      await offerOwnership(reply, before)
      app.chat.tell({ grown: body.user_id })
      if (!administrator) app.chat.presence.note(body.user_id, pageOf(request))
      return reply.code(outcome === 'stored' ? 201 : 200).send(message)
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

/** Stores what this caller may say there. */
async function accept(request: FastifyRequest, body: NewMessage, before: store.ConversationState) {
  const { administrator, server } = request
  if (administrator && body.sender !== 'admin') throw new NotAllowed('You write as the office.')
  if (await isForeign(request, before)) throw new NotOwner()
  const appended = await append(server.db, body, {
    administratorId: administrator?.id ?? null,
    page: administrator ? '' : pageOf(request),
    ownerKey: makeOwnerKey(request),
  })
  if (appended.outcome === 'refused') throw new NotAllowed('Only the office may say this.')
  if (appended.outcome === 'conflict') throw new Conflict('This id belongs to another message.')
  return appended
}

export default messageRoutes
