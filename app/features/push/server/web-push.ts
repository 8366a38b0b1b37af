import { createECDH, createHash } from 'node:crypto'
import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Id, Timestamp } from '#app/contract/common.ts'
import {
  NonPublicAddress,
  type OutboundPolicy,
  sendOutboundRequest,
} from '#app/platform/server/http/outbound-requests.ts'
import { defineJob, RetryLater } from '#app/platform/server/jobs/job-type.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import type { Database } from '#database/connect.ts'
import type { Row } from './store.ts'
import * as store from './store.ts'

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

/** Push services of browsers, as "host" or "*.domain", on the default https port. */
const knownServices = [
  // Chrome and browsers based on it: Edge on phones, Samsung Internet, Opera, Brave.
  'fcm.googleapis.com',
  // Chromium builds of Linux distributions.
  'jmt17.google.com',
  // Firefox.
  '*.push.services.mozilla.com',
  // Edge on Windows.
  '*.notify.windows.com',
  // Safari.
  '*.push.apple.com',
]

/** Whether the endpoint belongs to a known push service. */
export function isKnownPushService(endpoint: string, { pushServices = [] }: OutboundPolicy) {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.username || url.password) return false
  // `host` includes a non-default port, so an endpoint with such a port is refused.
  return [...knownServices, ...pushServices].some((each) =>
    each.startsWith('*') ? url.host.endsWith(each.slice(1)) : url.host === each,
  )
}

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

/**
 * Queues a push to all devices of an account, in the transaction that marks the notification as
 * delivered.
 */
export async function queuePush(db: Database, administrator_id: string, message: PushMessage) {
  const at = new Date().toISOString()
  const row = { administrator_id, topic: message.topic, sent_at: at }
  await db
    .insertInto('push_notifications')
    .values(row)
    .onConflict((conflict) => conflict.columns(['administrator_id', 'topic']).doUpdateSet(row))
    .execute()
  for (const device_id of await store.listIds(db, administrator_id)) {
    await addJob(db, sendPush, { payload: { ...message, administrator_id, device_id, at } })
  }
}

/** Sends a push notification to one device. Failed attempts are retried for half a day. */
export const sendPush = defineJob({
  name: 'send-push',
  title: 'Send a push notification',
  payload: Type.Object({
    administrator_id: Id,
    device_id: Id,
    at: Timestamp,
    topic: Type.String(),
    title: Type.String(),
    address: Type.String(),
  }),
  concurrency: 10,
  isSilent: true,
  async run({ app, payload: { device_id, administrator_id, at, ...message }, end }) {
    const device = await store.findActiveDevice(app, device_id)
    // Sends nothing if the device was turned off, is signed out or belongs to another account, or
    // if a newer notification has replaced this one.
    if (device?.administrator_id !== administrator_id) return
    if (await isOutdated(app.db, { administrator_id, at, ...message })) return
    const { isSubscribed } = await send(app, device, message)
    await end((db) => (isSubscribed ? store.markSent(db, device_id) : store.remove(db, device_id)))
  },
})

async function isOutdated(
  db: Database,
  { administrator_id, topic, at }: { administrator_id: string; topic: string; at: string },
) {
  const newer = await db
    .selectFrom('push_notifications')
    .select('topic')
    .where('administrator_id', '=', administrator_id)
    .where('topic', '=', topic)
    .where('sent_at', '>', at)
    .executeTakeFirst()
  return newer !== undefined
}
