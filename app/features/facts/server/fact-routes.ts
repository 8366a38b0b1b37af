import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange, changeRow, restoreRow } from '#app/platform/server/audit/audit.ts'
import type { FactUsage } from '#app/platform/server/feature/feature.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import { type Fact, factsApi } from '../contract.ts'
import { chooseKey, reserveKey } from './fact-key.ts'
import { describeUsage } from './fact-list.ts'
import * as store from './store.ts'
import { addFactDefaults, validateUnit } from './validation.ts'

const writeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...factsApi.add,
    async handler(request, reply) {
      const fact = await auditChange(request, {
        ...auditSubject,
        async apply(db) {
          const key = await chooseKey(db, request.body)
          return store.add(db, addFactDefaults({ ...request.body, key }))
        },
      })
      return reply.code(201).send(fact)
    },
  })

  app.route({
    ...factsApi.change,
    async handler(request) {
      const { params, body } = request
      const uses = await app.factUsages()
      const fact = await auditChange(request, {
        ...auditSubject,
        id: params.id,
        find: (db) => store.find(db, params.id),
        async apply(db, before) {
          if (body.key !== undefined && body.key !== before?.key) {
            await reserveKey(db, body.key)
            requireUnused(uses, before?.key)
          }
          if (body.unit !== undefined && body.unit !== before?.unit) {
            validateUnit(body.unit, await store.listValues(db, params.id))
          }
          return store.change(db, params.id, body)
        },
      })
      if (!fact) throw new NotFound('Fact')
      return fact
    },
  })
}

/** Only unused facts can be deleted. They can be restored for 30 days. */
const deleteRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...factsApi.remove,
    async handler(request, reply) {
      const { id } = request.params
      const uses = await app.factUsages()
      await changeRow(request, {
        ...auditSubject,
        displayName: 'Fact',
        id,
        find: (db) => store.find(db, id),
        apply(db, before) {
          requireUnused(uses, before?.key)
          return store.remove(db, id)
        },
      })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...factsApi.restore,
    async handler(request) {
      const { id } = request.params
      return restoreRow(request, {
        ...auditSubject,
        displayName: 'Fact',
        id,
        find: (db) => store.find(db, id),
        async apply(db) {
          const deleted = await store.findDeleted(db, id)
          if (!deleted) return undefined
          await reserveKey(db, deleted.key)
          return store.restore(db, id)
        },
      })
    },
  })
}

/** Throws Conflict if pages show the fact. */
function requireUnused(uses: FactUsage[], key?: string) {
  const places = uses.filter((use) => use.key === key).map(describeUsage)
  if (places.length === 0) return
  throw new Conflict(`Pages show this fact: ${[...new Set(places)].join(', ')}.`, 'fact_in_use')
}

export const auditSubject = { subject: 'fact', name: ({ label }: Fact) => label, content: 'facts' }

export default [writeRoutes, deleteRoutes]
