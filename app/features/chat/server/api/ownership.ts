import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '#app/base/server/cookies.ts'
import { ApiError } from '#app/base/server/errors.ts'
import type { NewMessage } from '../../contract.ts'
import type { StoredResult } from '../store/append-message.ts'
import { bindOwner, type ConversationState, findState } from '../store/conversation-state.ts'

/** A conversation that another browser has begun. */
export class NotOwner extends ApiError {
  constructor() {
    super(403, 'not_owner', 'This conversation belongs to another browser.')
  }
}

const COOKIE = 'chatOwner'
/** Browsers keep none longer. */
const MAX_AGE_S = 400 * 24 * 60 * 60

/** The key of a conversation that begins with this request; null: who knows its id may use it. */
export function makeOwnerKey({ administrator, headers }: FastifyRequest) {
  // Browsers say so by themselves, no page can make them.
  const isFromOurPages = headers['sec-fetch-site'] === 'same-origin'
  return isFromOurPages && !administrator ? randomBytes(24).toString('base64url') : null
}

/**
 * Whether the conversation belongs to another browser. The first request that brings the right
 * cookie binds it: only then is it sure that the browser has got it.
 */
export async function isForeign(request: FastifyRequest, state: ConversationState) {
  if (request.administrator || !state.owner_key) return false
  if (!isOwner(request, state)) return state.owner_bound_at !== null
  if (!state.owner_bound_at) {
    await bindOwner(request.server.db, state.id)
    // Streams that were opened without the cookie must end.
    request.server.chat.publish({ updated: state.user_id })
  }
  return false
}

/** Whether this request brings the cookie of this conversation. */
export function isOwner(request: FastifyRequest, state: ConversationState) {
  const cookie = readCookie(request, COOKIE) ?? ''
  const [theirs, ours] = [Buffer.from(cookie), Buffer.from(state.owner_key ?? '')]
  return ours.length > 0 && theirs.length === ours.length && timingSafeEqual(theirs, ours)
}

/**
 * With the answer to the first message, and again when just that message is repeated, since then
 * its answer was lost on the way. Whoever else writes there meanwhile knows the visitor's id only.
 */
export async function setOwnerCookie(
  reply: FastifyReply,
  sent: NewMessage,
  { outcome, message }: StoredResult,
) {
  const { server, request } = reply
  if (request.administrator || message.seq !== 1) return
  // A welcome is known by its text too, and that everybody knows.
  if (outcome === 'known' && sent.id?.toLowerCase() !== message.id) return
  const state = await findState(server.db, sent.user_id)
  if (!state.owner_key || state.owner_bound_at) return
  setCookie(reply, COOKIE, state.owner_key, { sameSite: 'lax', maxAgeS: MAX_AGE_S })
}
