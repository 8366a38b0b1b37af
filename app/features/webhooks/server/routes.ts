import { isIP } from 'node:net'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { v7 as newId } from 'uuid'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { isLoopbackName } from '#app/platform/server/http/outbound-requests.ts'
import type { Database } from '#database/connect.ts'
import { type Webhook, webhooksApi } from '../contract.ts'
import { deliver, secretOf } from './delivery.ts'
import * as store from './store.ts'

const webhookRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({ ...webhooksApi.list, handler: () => store.list(app.db) })

  app.route({
    ...webhooksApi.add,
    async handler(request, reply) {
      requirePublic(request.body.url, app.outboundPolicy.isAllowed)
      let added: store.StoredWebhook | undefined
      const webhook = await auditChange<Webhook>(request, {
        ...webhookAudit,
        async apply(db) {
          added = await store.add(db, request.body)
          return withoutSalt(added)
        },
      })
      return reply.code(201).send({ ...webhook, secret: added ? secretOf(app, added) : '' })
    },
  })

  app.route({
    ...webhooksApi.change,
    handler: (request) =>
      changeWebhook(request, request.params.id, (db, id) => store.change(db, id, request.body)),
  })

  app.route({
    ...webhooksApi.renewSecret,
    async handler(request) {
      const { id } = request.params
      const webhook = await changeWebhook(request, id, store.renewSecret)
      return { ...webhook, secret: secretOf(app, webhook) }
    },
  })

  app.route({
    ...webhooksApi.test,
    async handler(request) {
      const webhook = await store.find(app.db, request.params.id)
      if (!webhook) throw new NotFound('Webhook')
      const timestamp = new Date().toISOString()
      const data = { text: 'This is a test event. No lead has changed.' }
      const outcome = await deliver(app, webhook, { id: newId(), type: 'test', timestamp, data })
      const delivery = { webhook_id: webhook.id, event: 'test', lead_id: null, attempt: 1 }
      const stored = await app.db
        .transaction()
        .execute((transaction) => store.addDelivery(transaction, { ...outcome, ...delivery }))
      if (!stored) throw new NotFound('Webhook')
      return stored
    },
  })

  app.route({
    ...webhooksApi.remove,
    async handler(request, reply) {
      await changeWebhook(request, request.params.id, async (db, id) => {
        await store.remove(db, id)
        return undefined
      })
      return reply.code(204).send(null)
    },
  })
}

const webhookAudit = { subject: 'webhook', name: ({ url }: Webhook) => url }

/** Returns the values for the audit log. */
function withoutSalt({ secret_salt: _, ...webhook }: store.StoredWebhook) {
  return webhook
}

/** Changes a webhook. Returns it, or its last state if it was deleted. Throws NotFound. */
async function changeWebhook(
  request: FastifyRequest,
  id: string,
  apply: (db: Database, id: string) => Promise<store.StoredWebhook | undefined>,
) {
  let webhook: store.StoredWebhook | undefined
  const changed = await auditChange<Webhook>(request, {
    ...webhookAudit,
    id,
    async find(db) {
      webhook = await store.find(db, id)
      return webhook && withoutSalt(webhook)
    },
    async apply(db) {
      const after = await apply(db, id)
      webhook = after ?? webhook
      return after && withoutSalt(after)
    },
  })
  if (!changed || !webhook) throw new NotFound('Webhook')
  return webhook
}

/**
 * Throws ValidationError for a non-public IP address, and for the names of this machine. Other names
 * are checked at each delivery.
 */
function requirePublic(typed: string, isAllowed: (address: string) => boolean) {
  const refuse = (detail: string) => {
    throw new ValidationError({ url: { code: 'not_public', detail } })
  }
  const url = URL.parse(typed)
  if (!url || url.username || url.password) {
    return refuse('Enter an address like https://crm.example.org/leads.')
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const address = isLoopbackName(host) ? '127.0.0.1' : host
  if (isIP(address) && !isAllowed(address)) refuse('This address is not on the public internet.')
}

export default webhookRoutes
