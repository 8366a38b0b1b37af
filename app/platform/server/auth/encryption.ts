import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
/** In bytes, as NIST SP 800-38D recommends. */
const NONCE_LENGTH = 12
/** In bytes. */
const TAG_LENGTH = 16

/** Encrypts a text for the database with a derived key of 32 bytes (AES-256-GCM). */
export function encrypt(key: Buffer, text: string) {
  const nonce = randomBytes(NONCE_LENGTH)
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_LENGTH })
  const encrypted = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([nonce, ...encrypted, cipher.getAuthTag()]).toString('base64')
}

/** Returns undefined when the text was encrypted with another key or has been altered. */
export function decrypt(key: Buffer, encrypted: string) {
  const bytes = Buffer.from(encrypted, 'base64')
  try {
    const nonce = bytes.subarray(0, NONCE_LENGTH)
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_LENGTH })
    decipher.setAuthTag(bytes.subarray(-TAG_LENGTH))
    const text = decipher.update(bytes.subarray(NONCE_LENGTH, -TAG_LENGTH))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
