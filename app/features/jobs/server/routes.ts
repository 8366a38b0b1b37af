import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import { deleteFailedJob, retryJob } from '#app/platform/server/jobs/store.ts'
import type { Database } from '#database/connect.ts'
import { type Job, jobsApi } from '../contract.ts'
import * as store from './store.ts'

const jobRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...jobsApi.list,
    async handler({ query }, reply) {
      const { jobs, total } = await store.list(app.db, app.jobTypes, query)
      reply.header('x-total-count', total)
      return jobs
    },
  })

  app.route({
    ...jobsApi.retry,
    handler: (request) => changeJob(request, request.params.id, retryJob),
  })

  app.route({
    ...jobsApi.remove,
    async handler(request, reply) {
      await changeJob(request, request.params.id, async (db, id) => {
        const { is_recurring } = (await store.find(db, app.jobTypes, id)) ?? {}
        if (is_recurring) throw new Conflict('This is a recurring job and cannot be deleted.')
        return deleteFailedJob(db, id)
      })
      return reply.code(204).send(null)
    },
  })
}

/**
 * Changes a failed job and records the change in the audit log. Throws NotFound, and Conflict if
 * the job has not failed or is running.
 */
async function changeJob(
  request: FastifyRequest,
  id: string,
  apply: (db: Database, id: string) => Promise<boolean>,
): Promise<Job> {
  const find = (db: Database) => store.find(db, request.server.jobTypes, id)
  const changed = await auditChange(request, {
    subject: 'job',
    name: ({ title, subject }) => (subject ? `${title}: ${subject}` : title),
    id,
    find,
    async apply(db) {
      if (!(await apply(db, id))) throw new Conflict('This job has not failed.')
      return find(db)
    },
  })
  if (!changed) throw new NotFound('Job')
  return changed
}

export default jobRoutes
