import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { type Administrator, requireAdministrator } from '#app/platform/server/auth/access.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { factValuesApi } from '../contract.ts'
import type { FactValue, FactValueChange } from '../value-contract.ts'
import * as store from './store.ts'
import { addValueDefaults, validateValue } from './validation.ts'

const valueRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...factValuesApi.add,
    async handler(request, reply) {
      const fact = await store.find(app.db, request.params.id)
      if (!fact) throw new NotFound('Fact')
      const value = addValueDefaults(request.body, fact.country)
      const added = await auditChange(request, {
        ...createAuditSubject(fact.label),
        async apply(db) {
          validateValue(value, await store.listValues(db, fact.id))
          return store.addValue(db, fact.id, value)
        },
      })
      return reply.code(201).send(added)
    },
  })

  app.route({
    ...factValuesApi.change,
    handler: (request) =>
      changeValue(request, request.params.id, async (db, before) => {
        const value = { ...before, ...request.body }
        const others = await store.listValues(db, before.fact_id)
        // Only removing the first day can create a conflict with other values.
        const isMoved = request.body.valid_from === '' && before.valid_from !== ''
        const conflicting = isMoved ? others.filter(({ id }) => id !== before.id) : []
        validateValue(value, conflicting)
        return { ...request.body, ...(isSubstantialChange(before, request.body) && unreviewed) }
      }),
  })

  app.route({
    ...factValuesApi.confirm,
    handler(request) {
      const administrator = requireAdministrator(request)
      return changeValue(request, request.params.id, async (_db, before) =>
        toConfirmation(administrator, before),
      )
    },
  })
}

/** The first review sets `read_at`, a review by a second administrator `confirmed_at`. */
function toConfirmation({ username }: Administrator, { read_at, read_by }: FactValue) {
  const now = new Date().toISOString()
  const isSecond = read_at && read_by !== username
  return isSecond
    ? { confirmed_at: now, confirmed_by: username }
    : { read_at: now, read_by: username }
}

const unreviewed = { read_at: null, read_by: '', confirmed_at: null, confirmed_by: '' }
const substantialFields = [
  'from',
  'to',
  'bound',
  'text',
  'condition',
  'valid_from',
  'applies_to',
] as const

/** Whether the value must be reviewed again after this change. */
function isSubstantialChange(before: FactValue, change: FactValueChange) {
  return substantialFields.some(
    (name) => change[name] !== undefined && change[name] !== before[name],
  )
}

/** Changes an existing value. Throws NotFound. */
async function changeValue(
  request: FastifyRequest,
  id: string,
  getChange: (db: Database, before: FactValue) => Promise<Parameters<typeof store.changeValue>[2]>,
) {
  const { db } = request.server
  const value = await store.findValue(db, id)
  const fact = value && (await store.find(db, value.fact_id))
  const changed = await auditChange<FactValue>(request, {
    ...createAuditSubject(fact?.label ?? ''),
    id,
    find: (db) => store.findValue(db, id),
    apply: async (db, before) => before && store.changeValue(db, id, await getChange(db, before)),
  })
  if (!changed) throw new NotFound('Value')
  return changed
}

const createAuditSubject = (label: string) => ({
  subject: 'fact_value',
  name: () => label,
  content: 'facts',
})

export default valueRoutes
