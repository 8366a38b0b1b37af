import { type Static, Type } from 'typebox'
import { Id, IdParams, NoContent, singleLine, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import * as patterns from '#app/contract/patterns.ts'

/** Events that a webhook can receive. */
export const webhookEvents = [
  'lead.created',
  'lead.stage_changed',
  'lead.merged',
  'lead.unmerged',
  'application.created',
  'application.changed',
  'application.decided',
  'application.deleted',
  'document.received',
  'document.verified',
  'document.expiring',
  'document.deleted',
] as const
export const WebhookEvent = Type.Enum([...webhookEvents])
export type WebhookEvent = Static<typeof WebhookEvent>

/** Only https. Each delivery checks that the host is on the public internet. */
const Url = Type.String({
  trim: true,
  ...singleLine,
  minLength: 1,
  maxLength: 2000,
  pattern: patterns.secureAddress,
})

const Events = Type.Array(WebhookEvent, {
  minItems: 1,
  maxItems: webhookEvents.length,
  uniqueItems: true,
})

/** One delivery attempt of a webhook. */
export const Delivery = Type.Object({
  id: Id,
  at: Timestamp,
  /** An event or 'test'. */
  event: Type.String(),
  /** Starts at 1. */
  attempt: Type.Integer(),
  /** HTTP status; null without a response. */
  status: Type.Union([Type.Integer(), Type.Null()]),
  /** The beginning of the response body. */
  response: Type.String(),
  /** Error message; '' on success. */
  error: Type.String(),
})
export type Delivery = Static<typeof Delivery>

/** A webhook that receives events of leads, their applications and documents. */
export const Webhook = Type.Object({
  id: Id,
  url: Type.String(),
  events: Type.Array(WebhookEvent),
  /** Whether events include name, e-mails, phones and countries. */
  includes_person: Type.Boolean(),
  is_paused: Type.Boolean(),
  secret_since: Timestamp,
  created_at: Timestamp,
})
export type Webhook = Static<typeof Webhook>

/** The newest deliveries, newest first. */
export const ListedWebhook = Type.Object({
  ...Webhook.properties,
  deliveries: Type.Array(Delivery),
})
export type ListedWebhook = Static<typeof ListedWebhook>

/** Includes the signing secret, which no other response contains. */
export const WebhookWithSecret = Type.Object({ ...Webhook.properties, secret: Type.String() })

export const NewWebhook = Type.Object({
  url: Url,
  events: Events,
  includes_person: Type.Optional(Type.Boolean()),
})
export type NewWebhook = Static<typeof NewWebhook>

export const WebhookChange = Type.Object({
  events: Type.Optional(Events),
  includes_person: Type.Optional(Type.Boolean()),
  is_paused: Type.Optional(Type.Boolean()),
})
export type WebhookChange = Static<typeof WebhookChange>

const config = { access: 'administrator', right: 'programs:manage' } as const
const webhookUrl = '/api/webhooks/:id/' as const

export const webhooksApi = {
  list: {
    method: 'GET',
    url: '/api/webhooks/',
    schema: {
      summary: 'List webhooks with the last ten deliveries of each',
      response: { 200: Type.Array(ListedWebhook) },
    },
    config,
  },
  add: {
    method: 'POST',
    url: '/api/webhooks/',
    schema: {
      summary: 'Add a webhook; only this response contains the signing secret',
      body: NewWebhook,
      response: { 201: WebhookWithSecret },
    },
    config: { ...config, reauthentication: 'recent' },
  },
  change: {
    method: 'PATCH',
    url: webhookUrl,
    schema: {
      summary:
        'Update a webhook; omitted fields stay unchanged, and a paused webhook receives no events',
      params: IdParams,
      body: WebhookChange,
      response: { 200: Webhook },
    },
    config: { ...config, reauthentication: 'recent' },
  },
  renewSecret: {
    method: 'POST',
    url: `${webhookUrl}secret/`,
    schema: {
      summary: 'Replace the signing secret; only this response contains it',
      params: IdParams,
      response: { 200: WebhookWithSecret },
    },
    config: { ...config, reauthentication: 'recent' },
  },
  test: {
    method: 'POST',
    url: `${webhookUrl}test/`,
    schema: {
      summary: 'Send a test event now and return the result',
      params: IdParams,
      response: { 200: Delivery },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url: webhookUrl,
    schema: {
      summary: 'Delete a webhook and its delivery log',
      params: IdParams,
      response: { 204: NoContent },
    },
    config,
  },
} satisfies Record<string, Endpoint>
