import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import {
  NonPublicAddress,
  sendOutboundRequest,
} from '#app/platform/server/http/outbound-requests.ts'
import type { Delivery } from '../contract.ts'
import type { StoredWebhook } from './store.ts'

const TIME_LIMIT_MS = 10_000
const MAX_RESPONSE_BYTES = 1024

interface Message {
  /** The same for every attempt. */
  id: string
  type: string
  /** Time of the event. */
  timestamp: string
  data: object
}

type Outcome = Pick<Delivery, 'status' | 'response' | 'error'>

/** Returns the signing secret, a key of 32 bytes in the format of https://www.standardwebhooks.com. */
export const secretOf = (app: FastifyInstance, { secret_salt }: StoredWebhook) =>
  `whsec_${app.deriveKey(`webhook ${secret_salt}`).toString('base64')}`

/** Sends one signed request and returns the outcome. */
export async function deliver(
  app: FastifyInstance,
  webhook: StoredWebhook,
  { id, ...message }: Message,
): Promise<Outcome> {
  const body = JSON.stringify(message)
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  try {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Gantavya',
      ...sign(app, webhook, id, body),
    }
    const request = { method: 'POST', headers, body, signal } as const
    const response = await sendOutboundRequest(new URL(webhook.url), request, app.outboundPolicy)
    const { statusCode: status = 0 } = response
    return { status, response: await readBeginning(response), error: describeFailure(status) }
  } catch (error) {
    return { status: null, response: '', error: describeError(error, signal) }
  }
}

function sign(app: FastifyInstance, { secret_salt }: StoredWebhook, id: string, body: string) {
  const timestamp = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', app.deriveKey(`webhook ${secret_salt}`))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}

async function readBeginning(response: IncomingMessage) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= MAX_RESPONSE_BYTES) break
  }
  const text = Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES).toString()
  // PostgreSQL rejects NUL in text.
  return text.replaceAll('\0', '')
}

function describeFailure(status: number) {
  if (status >= 200 && status < 300) return ''
  if (status >= 300 && status < 400)
    return 'The webhook redirects to another address. Redirects are not followed.'
  return `The webhook returned status ${status}.`
}

function describeError(error: unknown, signal: AbortSignal) {
  if (error instanceof NonPublicAddress) return 'This address is not on the public internet.'
  if (signal.aborted) return 'The webhook did not respond within 10 seconds.'
  const { code, message } = error as NodeJS.ErrnoException
  return `The webhook could not be reached: ${code ?? message}.`
}
