import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { EnquiryRow } from '#app/platform/server/feature/enquiry-source.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import { type ResponseLogSummary, responseLogApi } from '../response-log-contract.ts'
import {
  countMinutes,
  isUnanswered,
  list,
  selectEnquiries,
  wasNotified,
} from './response-log/list.ts'

/** Lists recent enquiries with their notifications and first response, and summarizes them. */
const responseLogRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...responseLogApi.list,
    async handler({ query }, reply) {
      const { enquiries, total } = await list(app, query)
      reply.header('x-total-count', total)
      return enquiries
    },
  })

  app.route({ ...responseLogApi.summary, handler: () => summarize(app) })
}

export default responseLogRoutes

/** Counts the enquiries of the last days by state and computes the median response time. */
async function summarize(app: FastifyInstance): Promise<ResponseLogSummary> {
  const enquiries = selectEnquiries(app)
  const countQuery = sql<Record<'total' | 'answered' | 'unanswered' | 'unnotified', number | null>>`
    select ${inWorker} count(*) as total, count(first_response_at) as answered,
      sum(case when ${isUnanswered} then 1 else 0 end) as unanswered,
      sum(case when ${wasNotified} then 0 else 1 end) as unnotified
    from ${enquiries}`.execute(app.db)
  const [{ rows }, median_minutes] = await Promise.all([countQuery, findMedian(app)])
  const { total, answered, unanswered, unnotified } = rows[0] ?? {}
  return {
    total: Number(total ?? 0),
    answered: Number(answered ?? 0),
    unanswered: Number(unanswered ?? 0),
    unnotified: Number(unnotified ?? 0),
    median_minutes,
  }
}

/**
 * Returns the median response time in minutes. Computes the times that are not stored, which are
 * those of chat replies to visitors without a lead.
 */
async function findMedian(app: FastifyInstance) {
  const enquiries = selectEnquiries(app)
  const { rows } = await sql<
    Pick<EnquiryRow, 'minutes' | 'at' | 'first_response_at' | 'branch'> & { of: number }
  >`
    select ${inWorker} minutes, case when minutes is null then at end as at,
      case when minutes is null then first_response_at end as first_response_at,
      case when minutes is null then branch else '' end as branch, count(*) as of
    from ${enquiries} where first_response_at is not null
    group by 1, 2, 3, 4`.execute(app.db)
  const hours = await app.office.read()
  const responseTimes = rows
    .map((row) => ({ minutes: countMinutes(row, hours) ?? 0, of: Number(row.of) }))
    .toSorted((one, other) => one.minutes - other.minutes)
  const half = responseTimes.reduce((sum, { of }) => sum + of, 0) / 2
  let counted = 0
  const found = responseTimes.find(({ of }) => {
    counted += of
    return counted >= half
  })
  return found?.minutes ?? null
}
