import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** 160 random bits as hexadecimal digits: messengers end a link before other characters. */
export const createSecret = () => randomBytes(20).toString('hex')

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')

type KeyDerivation = Pick<FastifyInstance, 'deriveKey'>

/** The parts of a link that a ticket opens, and for how long. */
const lifetimes = {
  /** Then the first page asks again whether a person opens the link. */
  page: 24 * 60 * 60 * 1000,
  /** Then another code is needed. */
  documents: 15 * 60 * 1000,
}

type Part = keyof typeof lifetimes

export const secondsOf = (part: Part) => lifetimes[part] / 1000

/**
 * Returns a signature that ends. That of the page is a part of the address which shows that a person has
 * opened the link, because it comes from a form: programs that check links open addresses, but send no
 * forms. That of the documents is a cookie which shows that the person had a code.
 */
export function createTicket(app: KeyDerivation, part: Part, linkId: string, at = Date.now()) {
  const expiresAt = (at + lifetimes[part]).toString(36)
  return `${expiresAt}${sign(app, part, linkId, expiresAt)}`
}

export function isTicket(app: KeyDerivation, part: Part, linkId: string, given: string) {
  const expiresAt = given.slice(0, -SIGNATURE_LENGTH)
  const signature = Buffer.from(given.slice(-SIGNATURE_LENGTH))
  const expected = Buffer.from(sign(app, part, linkId, expiresAt))
  return (
    signature.length === expected.length &&
    timingSafeEqual(signature, expected) &&
    Number.parseInt(expiresAt, 36) > Date.now()
  )
}

const SIGNATURE_LENGTH = 32

const sign = (app: KeyDerivation, part: Part, linkId: string, expiresAt: string) =>
  hashWithKey(app, `progress ${part} ${linkId}`, expiresAt).slice(0, SIGNATURE_LENGTH)

/** A code has so few digits that a plain hash of it can be reversed. */
export const hashCode = (app: KeyDerivation, linkId: string, code: string) =>
  hashWithKey(app, `progress code ${linkId}`, code)

const hashWithKey = (app: KeyDerivation, salt: string, text: string) =>
  createHmac('sha256', app.deriveKey(salt)).update(text).digest('hex')
