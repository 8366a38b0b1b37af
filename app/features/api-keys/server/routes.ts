import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange, changeRow } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { ApiError } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { type ApiKey, apiKeysApi, enquiriesApi } from '../contract.ts'
import { receiveEnquiry } from './enquiries.ts'
import * as store from './store.ts'

const apiKeyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({ ...apiKeysApi.list, handler: () => store.list(app.db) })

  app.route({
    ...apiKeysApi.add,
    async handler(request, reply) {
      const { username } = requireAdministrator(request)
      const secret = store.makeSecret()
      const added = await auditChange(request, {
        ...apiKeySubject,
        apply: (db) => store.add(db, request.body, secret, username),
      })
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ ...added, secret })
    },
  })

  app.route({
    ...apiKeysApi.revoke,
    async handler(request) {
      const { id } = request.params
      return changeRow(request, {
        ...apiKeySubject,
        displayName: 'API key',
        id,
        find: (db) => store.find(db, id),
        apply: (db, before) => store.revoke(db, before as ApiKey),
      })
    },
  })

  app.route({
    ...enquiriesApi.add,
    async handler(request, reply) {
      const { id: keyId } = request.apiKey as NonNullable<FastifyRequest['apiKey']>
      const idempotencyKey = readIdempotencyKey(request)
      const { isNew, ...received } = await receiveEnquiry(app, request.body, {
        keyId,
        idempotencyKey,
      })
      if (isNew) notifyOpenScreens(app)
      return reply.code(isNew ? 201 : 200).send(received)
    },
  })
}

function readIdempotencyKey({ headers }: FastifyRequest) {
  const { 'idempotency-key': headerValue } = headers
  if (headerValue === undefined) return undefined
  if (typeof headerValue === 'string' && /^[\x21-\x7e]{1,200}$/.test(headerValue))
    return headerValue
  const detail = 'An Idempotency-Key has 1 to 200 printable characters without spaces.'
  throw new ApiError(400, 'idempotency_key_invalid', detail)
}

const apiKeySubject = { subject: 'api_key', name: ({ name }: ApiKey) => name }

export default apiKeyRoutes
