import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange } from '#app/base/server/audit.ts'
import { NotFound, ValidationError } from '#app/base/server/errors.ts'
import { type Absence, absencesApi } from '../assignment-contract.ts'
import * as store from './store/absences.ts'

/** Everyone may change the absences of all people. */
const absenceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({ ...absencesApi.list, handler: () => store.list(app.db) })

  app.route({
    ...absencesApi.set,
    async handler(request) {
      const { from_at, until_at } = request.body
      const span = { from_at: toUtc(from_at), until_at: until_at && toUtc(until_at) }
      if (span.until_at && span.until_at <= span.from_at) {
        const detail = 'The last day is before the first day. Choose a later last day.'
        throw new ValidationError({ until_at: { code: 'order', detail } })
      }
      // An absence in the past is not listed and has no effect on assignment.
      if (span.until_at && span.until_at <= new Date().toISOString()) {
        throw new ValidationError({ until_at: { code: 'past', detail: isOver } })
      }
      return (await put(request, request.params.id, span)) as Absence
    },
  })

  app.route({
    ...absencesApi.remove,
    async handler(request, reply) {
      await put(request, request.params.id, { from_at: null, until_at: null })
      return reply.code(204).send(null)
    },
  })
}

/** Sets or clears an absence. Throws NotFound. */
async function put(
  request: FastifyRequest,
  id: string,
  span: Omit<store.AbsencePeriod, 'id' | 'name'>,
) {
  const { people } = request.server.services
  const changed = await auditChange<store.AbsencePeriod>(request, {
    subject: 'absence',
    name: ({ name }) => name,
    id,
    async find(db) {
      const name = (await people.listNames(db, [id])).get(id)
      return name === undefined ? undefined : store.find(db, { id, name })
    },
    apply: (db, before) => store.set(db, { ...(before as store.AbsencePeriod), ...span }),
  })
  if (!changed) throw new NotFound('Administrator')
  return changed
}

const isOver = 'This date is in the past. Choose today or a later day.'

const toUtc = (moment: string) => new Date(moment).toISOString()

export default absenceRoutes
