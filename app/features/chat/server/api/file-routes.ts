import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { limitByAddress } from '#app/platform/server/http/rate-limit.ts'
import { chatFileTypes } from '../../contract.ts'
import { chatFilesApi } from '../../files-contract.ts'
import { findState } from '../store/conversation-state.ts'
import { findFileId, hasVisitorWritten } from '../store/messages.ts'
import { downloadPerAddress, filePerAddress } from './limits.ts'
import { isForeign, NotOwner } from './ownership.ts'
import { findConversation, sendMessage } from './send-message.ts'

/** Files of visitors and of the office in the chat. */
const fileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { leadFiles } = app.services

  app.route({
    ...chatFilesApi.send,
    // Before the file is received.
    onRequest: [limitByAddress(filePerAddress), checkConversation],
    async handler(request, reply) {
      const { user_id, id } = request.query
      const { name: message, ...file } = await leadFiles.receive(request, photosAndPdfs)
      const sender = request.administrator ? ('admin' as const) : ('user' as const)
      return sendMessage(request, reply, { id, user_id, sender, message }, file)
    },
  })

  app.route({
    ...chatFilesApi.read,
    onRequest: limitByAddress(downloadPerAddress),
    async handler(request, reply) {
      const { params, query } = request
      const state = await findState(app.db, query.user_id)
      if (await isForeign(request, state)) throw new NotFound('File')
      const id = (await findFileId(app.db, state.id, params.id)) ?? ''
      const file = (await leadFiles.listById(app.db, [id])).get(id)
      if (!file) throw new NotFound('File')
      return leadFiles.send(request, reply, file)
    },
  })
}

const photosAndPdfs = {
  types: chatFileTypes,
  code: 'not_photo_or_pdf',
  detail: 'This file type is not accepted. Choose a photo (JPEG, PNG or WebP) or a PDF.',
}

/** Throws unless the caller may send files in this conversation. */
async function checkConversation(request: FastifyRequest) {
  await findConversation(request, Object(request.query).user_id)
  const { conversation, administrator, server } = request
  if (conversation && (await isForeign(request, conversation))) throw new NotOwner()
  // An invalid query is refused by the validation.
  if (administrator || !conversation) {
    if (conversation?.id === '') throw new NotFound('Conversation')
    return
  }
  if (!(await hasVisitorWritten(server.db, conversation.id))) {
    const detail = 'Please write a message first, then send the file.'
    throw new ValidationError({ file: { code: 'message_first', detail } })
  }
}

export default fileRoutes
