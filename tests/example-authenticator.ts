import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

interface Asked {
  challenge: string
  /** Where the browser says that it is. */
  origin?: string
}

/** Who is there, and whether a finger or a PIN has said so; 0x40 where a key follows. */
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

/** What becomes of the bytes before they are signed. */
type Change = (bytes: Buffer) => Buffer
const asIs: Change = (bytes) => bytes

const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** A device that makes passkeys for a site and signs with them, as WebAuthn has it (ES256). */
export function makeAuthenticator(site = 'http://localhost:3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
  ])

  function describe(type: string, { challenge, origin = site }: Asked) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  function data(flags: number, counter: number) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const { hostname } = new URL(site)
    return Buffer.concat([sha256(hostname), Buffer.from([flags]), count])
  }

  const usual = { id: toText(id), rawId: toText(id), type: 'public-key' as const }
  return {
    /** What the browser sends of a new passkey. */
    make(asked: Asked, { change = asIs } = {}) {
      const length = Buffer.from([0, id.length])
      const made = [Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(key))]
      const authData = change(Buffer.concat([data(PRESENT | VERIFIED | WITH_KEY, 0), ...made]))
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ])
      return {
        ...usual,
        response: {
          clientDataJSON: toText(describe('webauthn.create', asked)),
          attestationObject: toText(isoCBOR.encode(attestation)),
        },
      }
    },
    /** What the browser sends when the passkey is used. */
    answer(asked: Asked, { counter = 0, isVerified = true, change = asIs } = {}) {
      const client = describe('webauthn.get', asked)
      const authData = change(data(isVerified ? PRESENT | VERIFIED : PRESENT, counter))
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      return {
        ...usual,
        response: {
          clientDataJSON: toText(client),
          authenticatorData: toText(authData),
          signature: toText(signature),
        },
      }
    },
  }
}
