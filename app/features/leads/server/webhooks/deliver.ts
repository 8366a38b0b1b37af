import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { NonPublicAddress, sendOutboundRequest } from '#app/base/server/outbound-requests.ts'
import type { Delivery } from '../../webhook-contract.ts'
import type { StoredWebhook } from './store.ts'

const TIME_LIMIT_MS = 10_000
const MAX_RESPONSE_BYTES = 1024

interface Message {
  /** The same at each attempt. */
  id: string
  type: string
  /** Time of the event. */
  timestamp: string
  data: object
}

type Outcome = Pick<Delivery, 'status' | 'response' | 'error'>

/** Signing secret in the format of https://www.standardwebhooks.com, with a 32-byte key. */
export const secretOf = (app: FastifyInstance, { secret_salt }: StoredWebhook) =>
  `whsec_${app.deriveKey(`webhook ${secret_salt}`).toString('base64')}`

/** Sends a signed message once and returns the result. */
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
    const answer = await sendOutboundRequest(new URL(webhook.url), request, app.outboundPolicy)
    const { statusCode: status = 0 } = answer
    return { status, response: await readBeginning(answer), error: describeFailure(status) }
  } catch (error) {
    return { status: null, response: '', error: describe(error, signal) }
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

async function readBeginning(answer: IncomingMessage) {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    bytes += part.length
    if (bytes >= MAX_RESPONSE_BYTES) break
  }
  const text = Buffer.concat(parts).subarray(0, MAX_RESPONSE_BYTES).toString()
  // PostgreSQL cannot store NUL characters.
  return text.replaceAll('\0', '')
}

function describeFailure(status: number) {
  if (status >= 200 && status < 300) return ''
  if (status >= 300 && status < 400)
    return 'The webhook redirects to another address. Redirects are not followed.'
  return `The webhook returned status ${status}.`
}

function describe(error: unknown, signal: AbortSignal) {
  if (error instanceof NonPublicAddress) return 'This address is not on the public internet.'
  if (signal.aborted) return 'The webhook did not respond within 10 seconds.'
  const { code, message } = error as NodeJS.ErrnoException
  return `The webhook could not be reached: ${code ?? message}.`
}
