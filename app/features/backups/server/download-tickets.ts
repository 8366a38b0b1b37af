import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listRights } from '#app/contract/rights.ts'
import { listActiveSessions, requireAdministrator } from '#app/platform/server/auth/access.ts'

const MINUTE_MS = 60_000

interface Claims {
  name: string
  sessionId: string
  until: number
}

/**
 * Creates a ticket that replaces the access token for a minute, because form downloads do not send
 * the token. The ticket is sent in the body, so that addresses and logs do not contain it.
 */
export function makeTicket(request: FastifyRequest, name: string) {
  const { sessionId } = requireAdministrator(request)
  const claims: Claims = { name, sessionId, until: Date.now() + MINUTE_MS }
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${text}.${sign(request.server, text)}`
}

/**
 * Returns the file name. Returns undefined if the ticket is invalid or expired, or its session has
 * ended or lost the right.
 */
export async function readTicket(app: FastifyInstance, ticket: string) {
  const [text = '', signature = ''] = ticket.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(app, text))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const { name, sessionId, until }: Claims = JSON.parse(Buffer.from(text, 'base64url').toString())
  if (until < Date.now()) return undefined
  const session = (await listActiveSessions(app, [sessionId])).get(sessionId)
  return session && listRights(session).includes('backups:manage') ? name : undefined
}

const sign = (app: FastifyInstance, text: string) =>
  createHmac('sha256', app.deriveKey('backup ticket')).update(text).digest('base64url')
