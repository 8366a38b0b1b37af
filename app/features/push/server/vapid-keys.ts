import { createECDH } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const CURVE = 'prime256v1'

/**
 * Returns the server's VAPID keys (RFC 8292), derived from `SECRET_KEY` and never stored. Throws
 * for one in 4 billion secrets, from which no valid key can be derived.
 */
export function vapidKeys(app: FastifyInstance) {
  const derivedKey = app.deriveKey('push')
  const pair = createECDH(CURVE)
  pair.setPrivateKey(derivedKey)
  return {
    privateKey: derivedKey.toString('base64url'),
    publicKey: pair.getPublicKey('base64url'),
  }
}

/**
 * Checks a device's key when the device is added, because an invalid key would fail only later,
 * when a message is encrypted.
 */
export function isValidPublicKey(p256dh: string) {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  try {
    return pair.computeSecret(p256dh, 'base64url').length > 0
  } catch {
    return false
  }
}
