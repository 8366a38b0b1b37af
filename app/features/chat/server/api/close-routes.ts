import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { conversationsApi } from '../../conversations-contract.ts'
import { nameVisitor } from '../../visitor-name-contract.ts'
import {
  closeConversation,
  closeEnquiries,
  currentDueAt,
  findCloseState,
  reopenConversation,
} from '../store/close.ts'

const closeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...conversationsApi.close,
    handler: (request) => change(request, request.params.user_id, closeConversation),
  })

  app.route({
    ...conversationsApi.reopen,
    handler: (request) => change(request, request.params.user_id, reopenConversation),
  })
}

async function change(request: FastifyRequest, user_id: string, apply: typeof closeConversation) {
  const { server } = request
  const after = await auditChange(request, {
    subject: 'conversation',
    name: () => nameVisitor(user_id),
    id: user_id,
    async find(db) {
      await server.services.leads.preventMerges(db)
      return findCloseState(db, user_id)
    },
    async apply(db) {
      const after = await apply(db, user_id)
      if (after) await closeEnquiries({ db, services: server.services }, after)
      return after
    },
  })
  if (!after) throw new NotFound('Conversation')
  const closeState = { user_id, closed_at: after.closed_at, response_due_at: currentDueAt(after) }
  server.chat.publish({ closed: closeState })
  notifyOpenScreens(server)
  return closeState
}

export default closeRoutes
