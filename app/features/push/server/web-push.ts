import { createHash } from 'node:crypto'
import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { FastifyInstance } from 'fastify'
import {
  NonPublicAddress,
  sendOutboundRequest,
} from '#app/platform/server/http/outbound-requests.ts'
import { RetryLater } from '#app/platform/server/jobs/job-type.ts'
import { isKnownPushService } from './push-services.ts'
import type { Row } from './store.ts'
import { vapidKeys } from './vapid-keys.ts'

const TIME_LIMIT_MS = 10_000
/**
 * The push service keeps a message this long, which is enough for a phone that was off during the
 * night.
 */
const TTL_S = 24 * 60 * 60
const MAX_RETRY_DELAY_S = 24 * 60 * 60

export interface PushMessage {
  title: string
  /** The screen that opens when the notification is tapped. */
  address: string
  topic: string
}

/**
 * Pushes an encrypted message (RFC 8291). Returns whether the device is still subscribed. Throws an
 * error that explains why the push service did not accept the message.
 */
export async function send(
  app: FastifyInstance,
  device: Pick<Row, 'endpoint' | 'p256dh' | 'auth'>,
  { title, address, topic }: PushMessage,
) {
  // The list of known services may have changed since the device was added.
  if (!isKnownPushService(device.endpoint, app.outboundPolicy)) throw new Error(UNKNOWN_SERVICE)
  const topicHash = createHash('sha256').update(topic).digest('base64url').slice(0, 32)
  const { email } = await app.office.read()
  const { headers, body } = await buildPushPayload(
    {
      data: { title, address, topic: topicHash },
      options: { ttl: TTL_S, urgency: 'high', topic: topicHash },
    },
    {
      endpoint: device.endpoint,
      expirationTime: null,
      keys: { p256dh: device.p256dh, auth: device.auth },
    },
    { subject: `mailto:${email}`, ...vapidKeys(app) },
  )
  const response = await postToService(app, device.endpoint, { headers, body })
  response.resume()
  return classifyResponse(response.statusCode ?? 0, response.headers['retry-after'])
}

export const UNKNOWN_SERVICE = 'This is not an address of a known push service.'

async function postToService(
  app: FastifyInstance,
  endpoint: string,
  { headers, body }: { headers: Record<string, string>; body: Uint8Array },
) {
  const signal = AbortSignal.timeout(app.outboundPolicy.timeLimitMs ?? TIME_LIMIT_MS)
  try {
    const request = { method: 'POST', headers, body, signal } as const
    return await sendOutboundRequest(new URL(endpoint), request, app.outboundPolicy)
  } catch (error) {
    throw new Error(describeError(error, signal))
  }
}

function describeError(error: unknown, signal: AbortSignal) {
  if (error instanceof NonPublicAddress) return 'This address is not on the public internet.'
  if (signal.aborted) return 'The push service did not answer in time.'
  const { code, message } = error as NodeJS.ErrnoException
  return `The push service could not be reached: ${code ?? message}.`
}

function classifyResponse(status: number, retryAfter: string | undefined) {
  if (status >= 200 && status < 300) return { isSubscribed: true }
  if (status === 404 || status === 410) return { isSubscribed: false }
  throw new RetryLater(`The push service answered ${status}.`, parseRetryAfter(retryAfter))
}

/** Parses seconds or a date into seconds. */
function parseRetryAfter(retryAfter = '') {
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000
  return Math.min(Math.max(seconds || 0, 0), MAX_RETRY_DELAY_S)
}
