import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { audited } from '#app/base/server/audit.ts'
import { NotFound } from '#app/base/server/errors.ts'
import { tellOffice } from '#app/base/server/news.ts'
import { nameVisitor } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'
import { close, closeEnquiries, dueOf, findClosing, reopen } from '../store/closings.ts'

const closingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...conversationsApi.close,
    handler: (request) => change(request, request.params.user_id, close),
  })

  app.route({
    ...conversationsApi.reopen,
    handler: (request) => change(request, request.params.user_id, reopen),
  })
}

async function change(request: FastifyRequest, user_id: string, apply: typeof close) {
  const { server } = request
  const stands = await audited(request, {
    subject: 'conversation',
    name: () => nameVisitor(user_id),
    id: user_id,
    async find(db) {
      await server.keepers.leads.hold(db)
      return findClosing(db, user_id)
    },
    async apply(db) {
      const after = await apply(db, user_id)
      if (after) await closeEnquiries({ db, keepers: server.keepers }, after)
      return after
    },
  })
  if (!stands) throw new NotFound('Conversation')
  const closing = { user_id, closed_at: stands.closed_at, answer_due_at: dueOf(stands) }
  server.chat.tell({ closed: closing })
  tellOffice(server)
  return closing
}

export default closingRoutes
