import { createECDH } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const CURVE = 'prime256v1'

/**
 * Ours, by which push services know us (RFC 8292): made of `SECRET_KEY`, so it stands in no table.
 * Of 4 billion secrets one gives no key of this curve.
 */
export function vapidKeys(app: FastifyInstance) {
  const own = app.deriveKey('push')
  const pair = createECDH(CURVE)
  pair.setPrivateKey(own)
  return {
    privateKey: own.toString('base64url'),
    publicKey: pair.getPublicKey('base64url'),
  }
}

/** Whether a browser's key is one: others would fail only when something is pushed. */
export function isValidPublicKey(p256dh: string) {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  try {
    return pair.computeSecret(p256dh, 'base64url').length > 0
  } catch {
    return false
  }
}
