import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { type Absence, absencesApi } from '../contract.ts'
import * as store from './absences.ts'

/** Absences. Users may set their own and those of other users. */
const absenceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({ ...absencesApi.list, handler: () => store.list(app.db) })

  app.route({
    ...absencesApi.set,
    async handler(request) {
      const { from_at, until_at } = request.body
      const period = { from_at: toUtc(from_at), until_at: until_at && toUtc(until_at) }
      if (period.until_at && period.until_at <= period.from_at) {
        const detail = 'The last day is before the first day. Choose a later last day.'
        throw new ValidationError({ until_at: { code: 'order', detail } })
      }
      // An absence in the past is not listed and has no effect on assignment.
      if (period.until_at && period.until_at <= new Date().toISOString()) {
        throw new ValidationError({ until_at: { code: 'past', detail: pastDateDetail } })
      }
      return (await saveAbsence(request, request.params.id, period)) as Absence
    },
  })

  app.route({
    ...absencesApi.remove,
    async handler(request, reply) {
      await saveAbsence(request, request.params.id, { from_at: null, until_at: null })
      return reply.code(204).send(null)
    },
  })
}

/** Stores the absence of an administrator, or deletes it if both ends are null. Throws NotFound. */
async function saveAbsence(
  request: FastifyRequest,
  id: string,
  period: Omit<store.AbsencePeriod, 'id' | 'name'>,
) {
  const { administrators } = request.server.services
  const changed = await auditChange<store.AbsencePeriod>(request, {
    subject: 'absence',
    name: ({ name }) => name,
    id,
    async find(db) {
      const name = (await administrators.listNames(db, [id])).get(id)
      return name === undefined ? undefined : store.find(db, { id, name })
    },
    apply: (db, before) => store.set(db, { ...(before as store.AbsencePeriod), ...period }),
  })
  if (!changed) throw new NotFound('Administrator')
  return changed
}

const pastDateDetail = 'This date is in the past. Choose today or a later day.'

const toUtc = (moment: string) => new Date(moment).toISOString()

export default absenceRoutes
