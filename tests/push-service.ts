import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

const folder = join(import.meta.dirname, 'example-https')
const [key, cert] = ['key.pem', 'certificate.pem'].map((name) => readFileSync(join(folder, name)))

/** A push message as the browser decrypts it. */
interface PushMessage {
  title: string
  address: string
  topic: string
}

interface Received {
  at: number
  push: PushMessage
  headers: IncomingHttpHeaders
}

/** The status of the push service; 0: no response. */
interface Answer {
  status: number
  retryAfter?: string
}

/**
 * Starts a push service at other.office.example with browsers that decrypt their messages. Answers 403
 * to a bad signature (RFC 8292) and 400 to a message that the browser cannot decrypt.
 */
export async function startPushService() {
  const answer: Answer = { status: 201 }
  const browsers = new Map<string, ReturnType<typeof createBrowser>>()
  const server = createServer({ key, cert }, async (request, reply) => {
    const body = await buffer(request)
    const { headers, url = '' } = request
    const browser = browsers.get(url)
    if (!browser || !hasValidSignature(headers.authorization, origin))
      return reply.writeHead(403).end()
    const push = browser.read(body)
    if (!push) return reply.writeHead(400).end()
    browser.received.push({ at: performance.now(), push, headers })
    if (answer.status === 0) return
    const { status, retryAfter } = answer
    reply.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `other.office.example:${(server.address() as AddressInfo).port}`
  const origin = `https://${host}`

  /** Subscribes a browser to notifications. */
  function subscribe() {
    const path = `/push/${randomBytes(8).toString('hex')}`
    const browser = createBrowser(origin + path)
    browsers.set(path, browser)
    return browser
  }
  function close() {
    server.closeAllConnections()
    server.close()
  }
  return { answer, host, outboundOptions: createOutboundOptions(host), subscribe, close }
}

/** Outbound settings for a server that pushes to this host. */
export const createOutboundOptions = (host: string) => ({
  isAllowed: () => true,
  resolve: async () => ['127.0.0.1'],
  ca: String(cert),
  pushServices: [host],
})

function createBrowser(endpoint: string) {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys()
  const auth = randomBytes(16)
  const received: Received[] = []
  return {
    received,
    subscription: {
      endpoint,
      p256dh: p256dh.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    /** Decrypts one record (RFC 8291, RFC 8188). Returns undefined when it is for another browser. */
    read(body: Buffer): PushMessage | undefined {
      const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)]
      const senderKey = body.subarray(21, 21 + length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, senderKey])
      const input = deriveKey(pair.computeSecret(senderKey), auth, info, 32)
      const contentKey = deriveKey(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = deriveKey(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const cipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
      cipher.setAuthTag(body.subarray(-16))
      const opened = cipher.update(body.subarray(21 + length, -16)).toString()
      try {
        const padded = opened + cipher.final('utf8')
        return JSON.parse(padded.slice(0, padded.lastIndexOf('\u0002')))
      } catch {
        return undefined
      }
    },
  }
}

const deriveKey = (input: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', input, salt, info, bytes))

/** Checks the VAPID token (RFC 8292): audience, expiry, key and contact. */
function hasValidSignature(authorization = '', origin: string) {
  const [, token = '', own = ''] = authorization.match(/^vapid t=([\w.-]+), k=([\w-]+)$/) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(own, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const jwk = { kty: 'EC', crv: 'P-256', x, y }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const left = exp - Date.now() / 1000
  return isValid && aud === origin && left > 0 && left <= 86_400 && /^mailto:.+@/.test(sub)
}
