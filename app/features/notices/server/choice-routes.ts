import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requireAdministrator } from '#app/base/server/access.ts'
import { audited } from '#app/base/server/audit.ts'
import type { Database } from '#database/connect.ts'
import { choicesApi } from '../choices-contract.ts'
import { findChoices, keepChoices } from './telling/choices.ts'

/** How people of the office want to be told. */
const choiceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...choicesApi.read,
    async handler(request) {
      const person = requireAdministrator(request)
      const ways = app.noticeChannels.toSorted((a, b) => a.name.localeCompare(b.name))
      const channels = ways.map(async ({ name, listReached }) => ({
        name,
        is_reached: (await listReached(app, [person])).has(person.id),
      }))
      return {
        ...(await findChoices(app.db, person.id)),
        channels: await Promise.all(channels),
      }
    },
  })

  app.route({
    ...choicesApi.save,
    async handler(request) {
      const { id, username } = requireAdministrator(request)
      const find = async (db: Database) => ({ id, ...(await findChoices(db, id)) })
      await audited(request, {
        subject: 'notice_choices',
        name: () => username,
        id,
        find,
        async apply(db) {
          await keepChoices(db, id, request.body)
          return find(db)
        },
      })
      return findChoices(app.db, id)
    },
  })
}

export default choiceRoutes
