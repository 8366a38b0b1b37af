import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { requireAdministrator } from '#app/base/server/access.ts'
import { Conflict, FieldsRefused, NotAllowed, NotFound } from '#app/base/server/errors.ts'
import { addressOf, count, limitByAddress } from '#app/base/server/limits.ts'
import type { Database } from '#database/connect.ts'
import { type Message, messagesApi, type NewMessage, userIdPattern } from '../../contract.ts'
import type { Linking } from '../../conversations-contract.ts'
import { append } from '../store/append.ts'
import { type ConversationState, findState } from '../store/conversation-state.ts'
import { takeDetails } from '../store/linking.ts'
import { forVisitor, type StoredMessage, withAuthors } from '../store/message-row.ts'
import { countAll, findPlaces, listAll, listOf } from '../store/messages.ts'
import { rememberAnswers } from './answers.ts'
import { checkDetails, limitDetails, tellLinked } from './details.ts'
import { messagePerAddress, messagePerVisitor, readPerAddress } from './limits.ts'
import { isForeign, isOwner, makeOwnerKey, NotOwner, offerOwnership } from './ownership.ts'
import { pageOf } from './page-of.ts'
import { tellUnseen } from './unseen.ts'

declare module 'fastify' {
  interface FastifyRequest {
    conversation?: ConversationState
  }
}

const messageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.decorateRequest('conversation')
  const answers = rememberAnswers(app.db)

  app.route({
    ...messagesApi.list,
    onRequest: limitByAddress(readPerAddress),
    async handler(request, reply) {
      const { user_id, after, before, before_user_id, limit = 1000 } = request.query
      if (user_id) {
        const state = await findState(app.db, user_id)
        const isStrangers = await isForeign(request, state)
        const isClosed = !isStrangers && state.closed_at !== null
        reply.header('x-conversation-closed', String(isClosed))
        if (isStrangers) return []
        if (!request.administrator) app.chat.presence.note(user_id, pageOf(request))
        const isWhole = after === undefined && !before
        if (isWhole && !request.administrator) return answers.send(reply, state, limit)
        const place = before ? await findPlace(app.db, before, user_id) : undefined
        const page = { after, before: place?.seq, limit }
        return tell(request, await listOf(app.db, user_id, page))
      }
      requireAdministrator(request)
      const place = before ? await findPlace(app.db, before, before_user_id) : undefined
      reply.header('x-total-count', await countAll(app.db))
      return withAuthors(app, await listAll(app.db, limit, place))
    },
  })

  app.route({
    ...messagesApi.send,
    onRequest: limitByAddress(messagePerAddress),
    preValidation: [findConversation, limitByVisitor, limitDetails],
    async handler(request, reply) {
      const { body, administrator } = request
      const kept = await accept(request, body)
      const [told] = (await tell(request, [kept.message])) as [Message]
      await offerOwnership(reply, body, kept)
      app.chat.tell({ grown: body.user_id })
      if (kept.linked) tellLinked(app, kept.linked)
      if (!administrator) app.chat.presence.note(body.user_id, pageOf(request))
      return reply.code(kept.outcome === 'stored' ? 201 : 200).send(told)
    },
  })
}

/** Of the message that a page is to come before. */
async function findPlace(db: Database, id: string, user_id?: string) {
  const [place, other] = await findPlaces(db, id, user_id)
  if (!place) throw new NotFound('Message')
  if (other) {
    const detail = 'Several visitors have a message of this id: whose?'
    throw new FieldsRefused({ before_user_id: { code: 'ambiguous', detail } })
  }
  return place
}

/** As this caller is told of them. */
async function tell({ administrator, server }: FastifyRequest, stored: StoredMessage[]) {
  return administrator ? withAuthors(server, stored) : stored.map(forVisitor)
}

const userId = new RegExp(userIdPattern)

/** The conversation that a message is for, as it stands before. */
async function findConversation(request: FastifyRequest) {
  const { user_id } = Object(request.body) as { user_id?: unknown }
  if (typeof user_id !== 'string' || !userId.test(user_id)) return
  request.conversation = await findState(request.server.db, user_id)
}

/** Before validation, so that refused messages count too; a stranger's by their address only. */
async function limitByVisitor(request: FastifyRequest) {
  const { administrator, conversation, server } = request
  if (administrator || !conversation) return
  const { user_id, owner_bound_at } = conversation
  const isTheirs = isOwner(request, conversation)
  if (owner_bound_at && !isTheirs) return
  // Who only knows the id may write too, but not use up what the owner may.
  const who = isTheirs ? user_id : `${user_id} ${addressOf(request)}`
  await count(server, messagePerVisitor, who)
}

/** Stores what this caller may say there. */
async function accept(request: FastifyRequest, body: NewMessage) {
  const { administrator, conversation, server } = request
  if (administrator && body.sender !== 'admin') throw new NotAllowed('You write as the office.')
  if (conversation && (await isForeign(request, conversation))) throw new NotOwner()
  checkDetails(request, body)
  const hours = await server.office.read()
  const { keepers } = server
  let linked: Linking | undefined
  const appended = await append(server.db, body, {
    administratorId: administrator?.id ?? null,
    page: administrator ? '' : pageOf(request),
    ownerKey: makeOwnerKey(request),
    hours,
    changesLead: Boolean((administrator && conversation?.lead_id) || body.details),
    holdLeads: keepers.leads.hold,
    waiting: conversation?.lead_id ? keepers.leads : undefined,
    onAsked: keepers.leads.askMore,
    onAnswer: async (db, leadId) => {
      if (!administrator) return
      await keepers.leads.answer(db, { leadId, by: administrator.id }, hours)
    },
    onWaiting: (db, waiting) => tellUnseen(server, db, waiting, hours),
    onDetails: async (db, conversation, details) => {
      linked = await takeDetails({ db, keepers }, conversation, details, hours)
    },
  })
  if (appended.outcome === 'refused') throw new NotAllowed('Only the office may say this.')
  if (appended.outcome === 'conflict') throw new Conflict('This id belongs to another message.')
  return { ...appended, linked }
}

export default messageRoutes
