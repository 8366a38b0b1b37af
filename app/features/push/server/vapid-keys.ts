import { createECDH } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const CURVE = 'prime256v1'

/**
 * The server's VAPID keys (RFC 8292), derived from `SECRET_KEY` and never stored. One in 4 billion
 * secrets gives no valid key.
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

/** Invalid keys would fail only when a message is encrypted. */
export function isValidPublicKey(p256dh: string) {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  try {
    return pair.computeSecret(p256dh, 'base64url').length > 0
  } catch {
    return false
  }
}
