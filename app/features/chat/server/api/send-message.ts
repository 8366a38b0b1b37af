import type { FastifyReply, FastifyRequest } from 'fastify'
import { Conflict, PermissionDenied } from '#app/platform/server/http/errors.ts'
import { type Message, type NewMessage, userIdPattern } from '../../contract.ts'
import { type AppendContext, appendMessage } from '../store/append-message.ts'
import { type ConversationState, findState } from '../store/conversation-state.ts'
import { type StoredMessage, toOfficeMessages, toVisitorMessages } from '../store/message-row.ts'
import { checkDetails, publishLinked } from './details.ts'
import { isForeign, makeOwnerKey, NotOwner, setOwnerCookie } from './ownership.ts'
import { pageFromReferer } from './page-from-referer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    conversation?: ConversationState
  }
}

const userId = new RegExp(userIdPattern)

/** Loads the state of the conversation before the message is stored. */
export async function findConversation(request: FastifyRequest, user_id: unknown) {
  if (typeof user_id !== 'string' || !userId.test(user_id)) return
  request.conversation = await findState(request.server.db, user_id)
}

/** Adds authors for administrators, and their first names for visitors. */
export async function presentMessages(
  { administrator, server }: FastifyRequest,
  stored: StoredMessage[],
): Promise<Message[]> {
  return administrator ? toOfficeMessages(server, stored) : toVisitorMessages(server, stored)
}

/** Stores a message, with its file if there is one, announces it and sends it as the response. */
export async function sendMessage(
  request: FastifyRequest,
  reply: FastifyReply,
  body: NewMessage,
  file?: AppendContext['file'],
) {
  const { administrator, server } = request
  const stored = await storeMessage(request, body, file)
  const [message] = (await presentMessages(request, [stored.message])) as [Message]
  await setOwnerCookie(reply, body, stored)
  server.chat.publish({ updated: body.user_id })
  if (stored.linked) publishLinked(server, stored.linked)
  if (!administrator) server.chat.presence.touch(body.user_id, pageFromReferer(request))
  reply.code(stored.outcome === 'stored' ? 201 : 200)
  return message
}

/**
 * The sender may not write this as the office. The parameters are the welcome texts in force, for
 * browsers with a page from before a change.
 */
class NotFromOffice extends PermissionDenied {
  constructor([welcome, welcome_contact]: string[] = []) {
    super('Only the office may send this message.')
    if (welcome && welcome_contact) this.params = { welcome, welcome_contact }
  }
}

/** Stores a message if the caller may send it. */
async function storeMessage(
  request: FastifyRequest,
  body: NewMessage,
  file: AppendContext['file'],
) {
  const { administrator, conversation, server } = request
  if (administrator && body.sender !== 'admin')
    throw new PermissionDenied('Administrators must send messages with the sender “admin”.')
  if (conversation && (await isForeign(request, conversation))) throw new NotOwner()
  checkDetails(request, body)
  const appended = await appendMessage(server, body, {
    administratorId: administrator?.id ?? null,
    page: administrator ? '' : pageFromReferer(request),
    ownerKey: makeOwnerKey(request),
    conversation,
    file,
  })
  if (appended.outcome === 'refused') throw new NotFromOffice(appended.welcome)
  if (appended.outcome === 'conflict') throw new Conflict('Another message has this ID.')
  return appended
}
