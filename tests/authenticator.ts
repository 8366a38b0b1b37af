import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

interface AuthenticatorRequest {
  challenge: string
  /** The origin that the browser reports. */
  origin?: string
}

/** Flags: user present, user verified, and 0x40 when a key follows. */
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

/** Changes the bytes before they are signed. */
type Change = (bytes: Buffer) => Buffer
const unchanged: Change = (bytes) => bytes

const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (encodeAuthenticatorData: string | Buffer) =>
  createHash('sha256').update(encodeAuthenticatorData).digest()

/** Simulates an authenticator that creates passkeys and signs with them (WebAuthn, ES256). */
export function createAuthenticator(site = 'http://localhost:3000') {
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

  function encodeClientData(type: string, { challenge, origin = site }: AuthenticatorRequest) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  function encodeAuthenticatorData(flags: number, counter: number) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const { hostname } = new URL(site)
    return Buffer.concat([sha256(hostname), Buffer.from([flags]), count])
  }

  const usual = { id: toText(id), rawId: toText(id), type: 'public-key' as const }
  return {
    /** Returns the browser's response for a new passkey. */
    register(request: AuthenticatorRequest, { change = unchanged } = {}) {
      const length = Buffer.from([0, id.length])
      const made = [Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(key))]
      const authData = change(
        Buffer.concat([encodeAuthenticatorData(PRESENT | VERIFIED | WITH_KEY, 0), ...made]),
      )
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ])
      return {
        ...usual,
        response: {
          clientDataJSON: toText(encodeClientData('webauthn.create', request)),
          attestationObject: toText(isoCBOR.encode(attestation)),
        },
      }
    },
    /** Returns the browser's response when the passkey is used. */
    authenticate(
      request: AuthenticatorRequest,
      { counter = 0, isVerified = true, change = unchanged } = {},
    ) {
      const client = encodeClientData('webauthn.get', request)
      const authData = change(
        encodeAuthenticatorData(isVerified ? PRESENT | VERIFIED : PRESENT, counter),
      )
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
