import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PermissionDenied, ValidationError } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import {
  clientAddress,
  consumeLimit,
  type Limit,
  MINUTES,
} from '#app/platform/server/http/rate-limit.ts'
import type { ChatPerson, NewMessage } from '../../contract.ts'
import type { ConversationLead } from '../../conversations-contract.ts'

/** The same limit as for the contact form. */
const detailsPerAddress: Limit = { times: 60, seconds: 10 * MINUTES }

/** Limits the messages with contact details. Runs before validation, so that rejected ones count too. */
export async function limitDetails(request: FastifyRequest) {
  if (Object(request.body).details === undefined || request.administrator) return
  await consumeLimit(request.server, detailsPerAddress, clientAddress(request))
}

/** Throws PermissionDenied or ValidationError if the sender may not send these details. */
export function checkDetails({ administrator }: FastifyRequest, { sender, details }: NewMessage) {
  if (!details) return
  if (administrator || sender !== 'user') {
    throw new PermissionDenied('Only visitors can send their contact details.')
  }
  requirePhoneOrEmail(details, 'details.phone')
}

/** Throws ValidationError without a phone number and an email address. */
export function requirePhoneOrEmail({ phone, email }: ChatPerson, field = 'phone') {
  if (phone || email) return
  const detail = 'Please enter a phone number or an email address.'
  throw new ValidationError({ [field]: { code: 'unreachable', detail } })
}

/** Publishes that a conversation was linked to a lead. */
export function publishLinked(app: FastifyInstance, linked: ConversationLead) {
  app.chat.publish({ linked })
  notifyOpenScreens(app)
}
