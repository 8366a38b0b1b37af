import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { Database } from '#database/connect.ts'
import { parseVisitorId } from '#database/deleted-conversations.ts'
import { messagesApi } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'
import { nameVisitor } from '../../visitor-name-contract.ts'
import { closeEnquiries, findCloseState } from '../store/close.ts'
import {
  type DeletedConversation,
  findDeletedById,
  findLastDeleted,
  findMessageCount,
  restoreDeleted,
  softDeleteConversation,
} from '../store/soft-delete.ts'

const deletionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { leads } = app.services

  app.route({
    ...messagesApi.removeAll,
    async handler(request) {
      const { user_id } = request.query
      let deleted = 0
      let up_to = 0
      await auditChange(request, {
        subject: 'conversation',
        name: () => nameVisitor(user_id),
        action: 'deleted',
        id: user_id,
        async find(db) {
          await leads.preventMerges(db)
          const size = await findMessageCount(db, user_id)
          deleted = size?.messages ?? 0
          return size
        },
        async apply(db) {
          const { id, last_seq, lead_id } = await softDeleteConversation(
            { db, services: app.services },
            user_id,
          )
          up_to = last_seq
          const closed_at = new Date().toISOString()
          await closeEnquiries({ db, services: app.services }, { user_id, lead_id, closed_at })
          return { id, messages: 0 }
        },
      })
      if (deleted > 0) {
        app.chat.publish({ cleared: { user_id, up_to } })
        notifyOpenScreens(app)
      }
      return { deleted }
    },
  })

  app.route({
    ...conversationsApi.restore,
    async handler(request) {
      const { user_id } = request.params
      const restored = await restoreMessages(request, (db) => findLastDeleted(db, user_id))
      return { restored: restored.messages }
    },
  })

  app.route({
    ...conversationsApi.restoreDeleted,
    async handler(request) {
      const { id } = request.params
      const restored = await restoreMessages(request, (db) => findDeletedById(db, id))
      return { restored: restored.messages, user_id: restored.user_id }
    },
  })
}

/** Restores deleted messages. Throws if there are none, or if later deletions must be restored first. */
async function restoreMessages(
  request: FastifyRequest,
  find: (db: Database) => Promise<DeletedConversation | undefined>,
) {
  const app = request.server
  const found = await find(app.db)
  if (!found) throw new NotFound('Conversation')
  const user_id = parseVisitorId(found.user_id)
  const restored = await auditChange(request, {
    subject: 'conversation',
    name: () => nameVisitor(user_id),
    action: 'restored',
    id: user_id,
    async find(db) {
      await app.services.leads.preventMerges(db)
      const removed = await find(db)
      return removed && { ...removed, messages: 0 }
    },
    async apply(db, removed) {
      if (!removed) return undefined
      const newest = await findLastDeleted(db, user_id)
      if (newest?.id !== removed.id) throw new Conflict(LATER_DELETIONS)
      const context = { db, services: app.services }
      const whole = await restoreDeleted(context, user_id, removed)
      const there = await findCloseState(db, user_id)
      if (there) await closeEnquiries(context, there)
      return { ...removed, ...whole }
    },
  })
  if (!restored) throw new NotFound('Conversation')
  app.chat.publish({ restored: { user_id } })
  notifyOpenScreens(app)
  return { ...restored, user_id }
}

const LATER_DELETIONS = 'Messages of this visitor were deleted later. Please restore those first.'

export default deletionRoutes
