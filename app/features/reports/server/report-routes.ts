import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { dayIn } from '#app/contract/date-format.ts'
import { scopeOf } from '#app/features/leads/server/lead-scope.ts'
import { readHoursAndSettings } from '#app/features/leads/server/store/settings.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { addDays } from '#app/platform/server/text/days.ts'
import { reportApi } from '../contract.ts'
import { narrowScope, readReport } from './report.ts'

const reportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...reportApi.read,
    async handler(request) {
      const { query } = request
      const hoursAndSettings = await readHoursAndSettings(app)
      const until = query.until ?? dayIn(hoursAndSettings.time_zone, new Date())
      const from = query.from ?? addDays(until, -29)
      if (until < from) {
        const detail = 'The last day is before the first day. Choose a later last day.'
        throw new ValidationError({ until: { code: 'order', detail } })
      }
      return readReport(
        app.db,
        { by: query.group_by, from, until },
        hoursAndSettings,
        narrowScope(app.db, query, hoursAndSettings, scopeOf(getViewer(request))),
      )
    },
  })
}

export default reportRoutes
