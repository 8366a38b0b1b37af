import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { type NotificationPreferences, preferencesApi } from '../preferences-contract.ts'
import { findPreferences, savePreferences } from './delivery/dispatch.ts'

/** Notification preferences of the signed-in administrator. */
const preferenceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...preferencesApi.read,
    async handler(request) {
      const person = requireAdministrator(request)
      const sortedChannels = app.notificationChannels.toSorted((a, b) =>
        a.name.localeCompare(b.name),
      )
      const channels = sortedChannels.map(async ({ name, listReachable }) => ({
        name,
        is_reachable: (await listReachable(app, [person])).has(person.id),
      }))
      return {
        ...(await findPreferences(app, person.id)),
        channels: await Promise.all(channels),
      }
    },
  })

  app.route({
    ...preferencesApi.save,
    async handler(request) {
      const { id, username } = requireAdministrator(request)
      requireBothTimes(request.body)
      const find = async (db: Database) => ({ id, ...(await findPreferences(app, id, db)) })
      await auditChange(request, {
        subject: 'notification_preferences',
        name: () => username,
        id,
        find,
        async apply(db) {
          await savePreferences(app, db, id, request.body)
          return find(db)
        },
      })
      return findPreferences(app, id)
    },
  })
}

/** Throws ValidationError if only the start or only the end of the quiet hours is set. */
function requireBothTimes(
  preferences: Pick<NotificationPreferences, 'quiet_from' | 'quiet_until'>,
) {
  const blankFields = (['quiet_from', 'quiet_until'] as const).filter((name) => !preferences[name])
  const [field] = blankFields
  if (field && blankFields.length === 1) throw new ValidationError({ [field]: missingTime })
}

const missingTime = { code: 'half_span', detail: 'Fill in both, or leave both blank.' }

export default preferenceRoutes
