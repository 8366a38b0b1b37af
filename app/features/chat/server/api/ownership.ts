import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '#app/platform/server/http/cookies.ts'
import { ApiError } from '#app/platform/server/http/errors.ts'
import type { NewMessage } from '../../contract.ts'
import type { StoredResult } from '../store/append-message.ts'
import { bindOwner, type ConversationState, findState } from '../store/conversation-state.ts'

/** The conversation belongs to another browser. */
export class NotOwner extends ApiError {
  constructor() {
    super(403, 'not_owner', 'This conversation belongs to another browser.')
  }
}

const COOKIE = 'chatOwner'
/** The maximum that browsers accept. */
const MAX_AGE_S = 400 * 24 * 60 * 60

/** Creates the owner key of a new conversation; null if the visitor's id alone gives access. */
export function makeOwnerKey({ administrator, headers }: FastifyRequest) {
  // The browser sets this header, and scripts cannot change it.
  const isFromOurPages = headers['sec-fetch-site'] === 'same-origin'
  return isFromOurPages && !administrator ? randomBytes(24).toString('base64url') : null
}

/**
 * Whether the conversation belongs to another browser. The first request with the cookie binds the
 * conversation, because it proves that the browser has stored the cookie.
 */
export async function isForeign(request: FastifyRequest, state: ConversationState) {
  if (request.administrator || !state.owner_key) return false
  if (!isOwner(request, state)) return state.owner_bound_at !== null
  if (!state.owner_bound_at) {
    await bindOwner(request.server.db, state.id)
    // Ends streams that were opened without the cookie.
    request.server.chat.publish({ updated: state.user_id })
  }
  return false
}

/** Whether the request has the conversation's cookie. */
export function isOwner(request: FastifyRequest, state: ConversationState) {
  const cookie = readCookie(request, COOKIE) ?? ''
  const [received, expected] = [Buffer.from(cookie), Buffer.from(state.owner_key ?? '')]
  return (
    expected.length > 0 &&
    received.length === expected.length &&
    timingSafeEqual(received, expected)
  )
}

/**
 * Sets the cookie in the response to the first message, also if the message is repeated because the
 * response was lost. Other senders do not know the id of the first message.
 */
export async function setOwnerCookie(
  reply: FastifyReply,
  sent: NewMessage,
  { outcome, message }: StoredResult,
) {
  const { server, request } = reply
  if (request.administrator || message.seq !== 1) return
  // A repeated welcome message may have matched by its text, which is public.
  if (outcome === 'repeated' && sent.id?.toLowerCase() !== message.id) return
  const state = await findState(server.db, sent.user_id)
  if (!state.owner_key || state.owner_bound_at) return
  setCookie(reply, COOKIE, state.owner_key, { sameSite: 'lax', maxAgeS: MAX_AGE_S })
}
