import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Office } from '#app/contract/office.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { pagesApi } from '../contract.ts'
import { findFollowedVersion, requireDay, requireDraft, requirePublishable } from './publishing.ts'
import { changePage } from './routes.ts'
import { cancelSchedule, parseLocalTime, setSchedule } from './schedule.ts'

const scheduleRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...pagesApi.schedule,
    async handler(request) {
      const { revision, change_note = '', source_version: seen, at } = request.body
      const publish_at = requireFuture(at, await app.office.read())
      const { id: administrator_id, username } = requireAdministrator(request)
      return changePage(request, async (db, page) => {
        const content = await requireDraft(db, page.id, revision)
        requireDay(app, { page, content }, at.slice(0, 10))
        await requirePublishable(db, app, { page, content })
        const administrator = { administrator_id, administrator_name: username }
        const planned = { page_id: page.id, publish_at, content, change_note }
        const source_version = await findFollowedVersion(db, page, seen)
        await setSchedule(app.services, db, { ...administrator, ...planned, source_version })
      })
    },
  })

  app.route({
    ...pagesApi.cancel,
    handler: (request) => changePage(request, (db, { id }) => cancelSchedule(db, app.services, id)),
  })
}

/** Converts office time to a moment. Throws ValidationError if it is past. */
function requireFuture(at: string, { time_zone }: Office) {
  const moment = parseLocalTime(at, time_zone)
  if (moment && moment.getTime() > Date.now()) return moment.toISOString()
  const detail = 'Please choose a time in the future.'
  throw new ValidationError({ at: { code: 'past', detail } })
}

export default scheduleRoutes
