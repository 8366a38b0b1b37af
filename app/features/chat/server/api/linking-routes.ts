import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import type { ChatPerson } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'
import { nameVisitor } from '../../visitor-name-contract.ts'
import { type LockedConversation, linkToLead, lockConversation } from '../store/linking.ts'
import { publishLinked, requirePhoneOrEmail } from './details.ts'

/** Links conversations to leads. */
const linkingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...conversationsApi.link,
    async handler(request) {
      const { user_id } = request.params
      const { body } = request
      requirePhoneOrEmail(body)
      const hours = await app.office.read()
      let name = ''
      const linked = await auditChange(request, {
        subject: 'conversation',
        name: () => nameVisitor(user_id),
        async find(db) {
          await app.services.leads.preventMerges(db)
          return lockConversation(db, user_id)
        },
        async apply(db, before) {
          const conversation = before as LockedConversation
          const existingName = await addDetailsToLead(request, db, conversation)
          if (existingName) {
            name = existingName
            return conversation
          }
          const context = { db, services: app.services }
          const { id, rights } = requireAdministrator(request)
          // Only people who may work on leads can look after one.
          const options = { ownerId: rights.includes('leads:work') ? id : undefined }
          const linking = await linkToLead(context, conversation, body, hours, options)
          const { name: leadName, ...after } = linking
          name = leadName
          return after
        },
      })
      if (!linked) throw new NotFound('Conversation')
      const conversationLead = { user_id, user_name: name, lead_id: linked.lead_id }
      publishLinked(app, conversationLead)
      return conversationLead
    },
  })
}

/**
 * Adds the details to the lead if a colleague has linked the conversation meanwhile. Returns the
 * lead's name; undefined if the conversation has no lead.
 */
async function addDetailsToLead(
  { server: { services }, administrator, body }: FastifyRequest,
  db: Database,
  { user_id, lead_id }: LockedConversation,
) {
  if (!lead_id) return undefined
  const existingName = (await services.leads.listNames(db, [lead_id])).get(lead_id)
  if (existingName === undefined) return undefined
  const { name, phone = '', email = '' } = body as ChatPerson
  await services.leads.addStatedDetails(db, {
    leadId: lead_id,
    person: { name, phone, email },
    about: user_id,
    at: new Date().toISOString(),
    by: administrator?.id,
  })
  return (await services.leads.listNames(db, [lead_id])).get(lead_id) ?? existingName
}

export default linkingRoutes
