import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { Id, Timestamp } from '#app/contract/common.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { leadColumns, toLead } from '#app/features/leads/server/store/lead-row.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import {
  NonPublicAddress,
  sendOutboundRequest,
} from '#app/platform/server/http/outbound-requests.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import type { Database } from '#database/connect.ts'
import { type Delivery, WebhookEvent } from '../contract.ts'
import type { StoredWebhook } from './store.ts'
import * as store from './store.ts'

/** An event with ids only; personal data are read when it is delivered. */
const LeadEvent = Type.Object({
  event: WebhookEvent,
  lead_id: Id,
  at: Timestamp,
  /** The stages of a stage change. */
  from: Type.Optional(Id),
  to: Type.Optional(Id),
  application_id: Type.Optional(Id),
  document_id: Type.Optional(Id),
  /** Days until the document ends. */
  days: Type.Optional(Type.Integer()),
  /** What a merge or unmerge has moved, from this lead. */
  from_lead_id: Type.Optional(Id),
  application_ids: Type.Optional(Type.Array(Id)),
  document_ids: Type.Optional(Type.Array(Id)),
})
type LeadEvent = Static<typeof LeadEvent>

/**
 * Returns the payload of an event, with personal data only if the webhook includes it; undefined
 * if the lead, application or document was deleted.
 */
async function describeEvent(
  { db, services }: AppContext,
  leadEvent: LeadEvent,
  hasPerson = false,
) {
  const { application_id, document_id, days, ...event } = leadEvent
  const subject = application_id
    ? await services.applications.describe(db, application_id)
    : document_id && (await services.studentDocuments.describe(db, document_id))
  // One that was restored meanwhile is not deleted.
  if (isDeletion(event)) return subject ? undefined : pickIds(leadEvent)
  if (event.from_lead_id) return (await findLead(db, event.lead_id)) && pickIds(leadEvent)
  if (!application_id && !document_id) return describeLeadEvent(db, event, hasPerson)
  if (!subject) return undefined
  const lead = hasPerson ? await findLead(db, subject.lead_id) : undefined
  return { ...subject, days_left: days, person: lead && describePerson(lead) }
}

const isDeletion = ({ event }: Pick<LeadEvent, 'event'>) => event.endsWith('.deleted')

const pickIds = ({ event: _event, at: _at, ...ids }: LeadEvent) => ids

async function findLead(db: Database, id: string) {
  const row = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && toLead(row)
}

const describePerson = ({ name, emails, phones, countries }: Lead) => ({
  name,
  emails,
  phones,
  countries,
})

async function describeLeadEvent(
  db: Database,
  { lead_id, from, to }: LeadEvent,
  hasPerson: boolean,
) {
  const lead = await findLead(db, lead_id)
  if (!lead) return undefined
  const { channel, created_at, stage_id } = lead
  const stages = await readStages(db, [from ?? stage_id, to ?? stage_id])
  return {
    lead_id,
    created_at,
    channel,
    from: from && to ? stages.get(from) : undefined,
    to: from && to ? stages.get(to) : undefined,
    stage: from && to ? undefined : stages.get(stage_id),
    person: hasPerson ? describePerson(lead) : undefined,
  }
}

/** Includes deleted stages. */
async function readStages(db: Database, ids: string[]) {
  const stages = db.selectFrom('lead_stages').select(['id', 'name', 'outcome'])
  const rows = await stages.where('id', 'in', ids).execute()
  return new Map(rows.map((stage) => [stage.id, stage]))
}

const HOUR = 60 * 60

/** Sends an event to one webhook; retries for about a day. */
export const delivery = defineJob({
  name: 'lead-webhook',
  title: 'Send an event to a webhook',
  payload: Type.Object({ ...LeadEvent.properties, webhook_id: Id }),
  retryDelays: [5, 5 * 60, 30 * 60, 2 * HOUR, 5 * HOUR, 8 * HOUR, 8 * HOUR],
  concurrency: 10,
  async run({ app, payload: { webhook_id, ...leadEvent }, id, attempt, end }) {
    const { db } = app
    const webhook = await store.find(db, webhook_id)
    const data = await describeEvent(app, leadEvent, webhook?.includes_person)
    // The webhook was deleted or paused, or the subject was deleted.
    if (!webhook || webhook.is_paused || !data) return
    const { event, lead_id, at: timestamp } = leadEvent
    const outcome = await deliver(app, webhook, { id, type: event, timestamp, data })
    const newDelivery = { ...outcome, webhook_id, event, lead_id, attempt }
    // Its lead may be erased, of which nothing may remain, also no name in a response.
    if (isDeletion(leadEvent)) Object.assign(newDelivery, { lead_id: null, response: '' })
    if (!outcome.error) return end(async (db) => void (await store.addDelivery(db, newDelivery)))
    const stored = await db
      .transaction()
      .execute((transaction) => store.addDelivery(transaction, newDelivery))
    if (stored) throw new Error(outcome.error)
  },
})

/** Queues an event for its webhooks, in the transaction of the change. */
export async function notifyWebhooks(db: Database, leadEvent: LeadEvent) {
  for (const { id, url, events } of await store.listActive(db)) {
    if (!events.includes(leadEvent.event)) continue
    const host = new URL(url).host
    await addJob(db, delivery, { payload: { ...leadEvent, webhook_id: id }, subject: host })
  }
}

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
