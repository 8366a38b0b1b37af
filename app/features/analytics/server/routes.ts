import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { dayIn } from '#app/contract/date-format.ts'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { type Limit, limitByAddress, MINUTES } from '#app/platform/server/http/rate-limit.ts'
import { normalizePath } from '#app/platform/server/http/site-address.ts'
import { addDays } from '#app/platform/server/text/days.ts'
import { analyticsApi, MISSING } from '../contract.ts'
import { describeVisit } from './describe-visit.ts'
import { findPeriodBefore, type Period, readVisits } from './report.ts'
import * as settings from './settings.ts'
import { validateSettings } from './validate-settings.ts'

/** Generous, because the phones of one network often share an address. */
const visitsPerAddress: Limit = { times: 600, seconds: MINUTES }

const analyticsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...analyticsApi.count,
    onRequest: limitByAddress(visitsPerAddress),
    async handler({ body, headers }, reply) {
      const [{ is_counting }, { time_zone }] = await Promise.all([
        app.analyticsSettings(),
        app.office.read(),
      ])
      if (is_counting) {
        const day = dayIn(time_zone, new Date())
        const visit = { ...body, page: await findPage(app, body.page) }
        for (const [type, value] of describeVisit(visit, headers['user-agent'] ?? ''))
          app.visitCounter.add(day, type, value)
      }
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...analyticsApi.readPublic,
    handler: (_request, reply) => app.responseCache.respondJson(reply, app.analyticsSettings),
  })

  app.route({
    ...analyticsApi.changeSettings,
    async handler(request) {
      validateSettings(request.body)
      await auditChange(request, {
        subject: 'analytics_settings',
        id: 'analytics',
        name: () => 'Settings',
        content: 'analytics',
        find: async (db) => ({ id: 'analytics', ...(await settings.readSettings(db)) }),
        async apply(db) {
          await settings.changeSettings(db, request.body)
          return { id: 'analytics', ...(await settings.readSettings(db)) }
        },
      })
      return settings.readSettings(app.db)
    },
  })

  app.route({
    ...analyticsApi.report,
    async handler(request) {
      const viewer = getViewer(request)
      const hours = await app.office.read()
      const until = request.query.until ?? dayIn(hours.time_zone, new Date())
      const period = { from: request.query.from ?? addDays(until, -29), until }
      if (period.until < period.from) throw new ValidationError({ until: endsBefore })
      await app.visitCounter.flush()
      const countEnquiries = (within: Period) =>
        app.services.leads.countEnquiriesByPage(app.db, { viewer, hours, ...within })
      const [{ is_counting }, visits, enquiries, previousEnquiries] = await Promise.all([
        app.analyticsSettings(),
        readVisits(app.db, period),
        countEnquiries(period),
        countEnquiries(findPeriodBefore(period)),
      ])
      const pages = visits.pages.map((page) => ({
        ...page,
        enquiries: enquiries.get(page.value) ?? 0,
        previous_enquiries: previousEnquiries.get(page.value) ?? 0,
      }))
      return { is_counting, ...visits, pages }
    },
  })
}

/**
 * Returns the page in the one spelling that its script sends, and all others as missing pages, so that
 * invented addresses do not fill the counts of a day.
 */
async function findPage({ isPage }: Pick<FastifyInstance, 'isPage'>, page: string) {
  const address = normalizePath(page)
  const isCanonical = URL.parse(address, 'http://localhost')?.pathname === page
  return isCanonical && (await isPage(address)) ? page : MISSING
}

export default analyticsRoutes

const endsBefore = {
  code: 'order',
  detail: 'The last day is before the first day. Choose a later last day.',
}
