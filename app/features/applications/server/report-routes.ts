import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { dayIn } from '#app/contract/date-format.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { addDays } from '#app/platform/server/text/days.ts'
import { ratesApi } from '../rates-contract.ts'
import { applicationReportApi } from '../report-contract.ts'
import { type App, type Period, readRates } from './rates.ts'
import { readReport } from './report.ts'

const DEFAULT_DAYS = 365

/** Rates and reports of applications. */
const applicationReportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...ratesApi.read,
    async handler(request) {
      const { from, until, group_by: by = 'institution', ...filters } = request.query
      const period = await toPeriod(app, { from, until })
      return readRates(app, { ...period, by, filters }, getViewer(request))
    },
  })

  app.route({
    ...applicationReportApi.read,
    async handler(request) {
      const { from, until, group_by: by = 'country', ...filters } = request.query
      const period = await toPeriod(app, { from, until })
      return readReport(app, { ...period, by, filters }, getViewer(request))
    },
  })
}

export default applicationReportRoutes

/** Returns the period, by default the last year. Throws ValidationError. */
async function toPeriod({ office }: Pick<App, 'office'>, given: Partial<Period>): Promise<Period> {
  const until = given.until ?? dayIn((await office.read()).time_zone, new Date())
  const from = given.from ?? addDays(until, 1 - DEFAULT_DAYS)
  if (from <= until) return { from, until }
  const detail = 'The last day is before the first day. Choose a later last day.'
  throw new ValidationError({ until: { code: 'order', detail } })
}
