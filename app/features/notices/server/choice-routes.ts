import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requireAdministrator } from '#app/base/server/access.ts'
import { audited } from '#app/base/server/audit.ts'
import { FieldsRefused } from '#app/base/server/errors.ts'
import type { Database } from '#database/connect.ts'
import { choicesApi, type NoticeChoices } from '../choices-contract.ts'
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
      refuseHalfSpan(request.body)
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

/** Throws FieldsRefused where quiet hours have one end only: they would never begin. */
function refuseHalfSpan(choices: Pick<NoticeChoices, 'quiet_from' | 'quiet_until'>) {
  const blank = (['quiet_from', 'quiet_until'] as const).filter((name) => !choices[name])
  const [field] = blank
  if (field && blank.length === 1) throw new FieldsRefused({ [field]: halfSpan })
}

const halfSpan = { code: 'half_span', detail: 'Fill in both, or leave both blank.' }

export default choiceRoutes
