import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** 160 random bits as hexadecimal digits: messengers end a link before other characters. */
export const createSecret = () => randomBytes(20).toString('hex')

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** After this time the first page asks again whether a person opens the link. */
const TICKET_MS = 24 * 60 * 60 * 1000

type KeyDerivation = Pick<FastifyInstance, 'deriveKey'>

/**
 * Returns the part of the address that shows that a person has opened the link, because it comes from
 * a form. Programs that check links open addresses, but send no forms.
 */
export function createTicket(app: KeyDerivation, linkId: string, at = Date.now()) {
  const expiresAt = (at + TICKET_MS).toString(36)
  return `${expiresAt}${sign(app, linkId, expiresAt)}`
}

export function isTicket(app: KeyDerivation, linkId: string, given: string) {
  const expiresAt = given.slice(0, -SIGNATURE_LENGTH)
  const signature = Buffer.from(given.slice(-SIGNATURE_LENGTH))
  const expected = Buffer.from(sign(app, linkId, expiresAt))
  return (
    signature.length === expected.length &&
    timingSafeEqual(signature, expected) &&
    Number.parseInt(expiresAt, 36) > Date.now()
  )
}

const SIGNATURE_LENGTH = 32

const sign = (app: KeyDerivation, linkId: string, expiresAt: string) =>
  createHmac('sha256', app.deriveKey(`progress link ${linkId}`))
    .update(expiresAt)
    .digest('hex')
    .slice(0, SIGNATURE_LENGTH)
