import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireAdministrator } from '#app/base/server/access.ts'
import { audited } from '#app/base/server/audit.ts'
import { Conflict, FieldsRefused, NotFound } from '#app/base/server/errors.ts'
import type { Database } from '#database/connect.ts'
import { administratorsApi } from '../people-contract.ts'
import { asAdministrator, noting } from './as-administrator.ts'
import { keepPasswordLink, newPasswordLink } from './links.ts'
import { mailLink } from './mail-link.ts'
import * as people from './people.ts'
import { readStanding } from './standing.ts'

const peopleRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({ ...administratorsApi.list, handler: () => people.list(app.db) })

  app.route({ ...administratorsApi.listNames, handler: () => people.listColleagues(app.db) })

  app.route({
    ...administratorsApi.invite,
    async handler(request, reply) {
      const { username, email } = request.body
      const standing = await readStanding(app, request.body)
      const link = newPasswordLink(app)
      const administrator = await audited(request, {
        ...asAdministrator,
        async apply(db) {
          const invited = await people.invite(db, { username, email, ...standing })
          if (!invited) throw new FieldsRefused({ username: taken })
          await keepPasswordLink(db, invited.id, link)
          await mailLink(request, db, { kind: 'Invitation', owner: invited, link })
          return invited
        },
      })
      return reply.code(201).send({ administrator, link: toAnswer(app, link) })
    },
  })

  app.route({
    ...administratorsApi.makeLink,
    async handler(request, reply) {
      const link = newPasswordLink(app)
      await changeOther(request, {
        oneself: ['Change your own password on the page of your account.', 'own_password'],
        async apply(db, id) {
          const administrator = await people.find(db, id)
          if (administrator?.state === 'disabled') {
            throw new Conflict('Enable this administrator first.', 'disabled')
          }
          await keepPasswordLink(db, id, link)
          if (administrator) {
            await mailLink(request, db, { kind: 'New password', owner: administrator, link })
          }
          return noting(administrator, { password_link: 'new' })
        },
      })
      return reply.code(201).send(toAnswer(app, link))
    },
  })

  app.route({
    ...administratorsApi.disable,
    handler: (request) =>
      changeOther(request, {
        oneself: ['You cannot disable yourself.', 'oneself'],
        async apply(db, id) {
          await keepAnOwner(db, id)
          return people.disable(db, id)
        },
      }),
  })

  app.route({
    ...administratorsApi.setRole,
    async handler(request) {
      const standing = await readStanding(app, request.body)
      return changeOther(request, {
        oneself: ['You cannot change your own role. Ask another owner.', 'oneself'],
        async apply(db, id) {
          if (standing.role !== 'owner') await keepAnOwner(db, id)
          return people.setStanding(db, id, standing)
        },
      })
    },
  })

  app.route({
    ...administratorsApi.enable,
    handler: (request) => changeOther(request, { apply: people.enable }),
  })
}

const toAnswer = (
  { mailing }: Pick<FastifyInstance, 'mailing'>,
  { token, expires_at }: { token: string; expires_at: string },
) => ({ token, expires_at, is_mailed: mailing.server !== undefined })

/** Throws Conflict when nobody else could change roles; that stays so until the transaction ends. */
async function keepAnOwner(db: Database, id: string) {
  if (await people.hasOtherOwner(db, id)) return
  throw new Conflict('This is the last active owner: somebody must be.', 'last_administrator')
}

const taken = { code: 'taken', detail: 'Somebody has this name, or one that looks like it.' }

interface OtherChange {
  /** Why one cannot do it to oneself; left out where nothing speaks against it. */
  oneself?: [detail: string, reason: string]
  apply: (db: Database, id: string) => ReturnType<typeof people.find>
}

async function changeOther(
  request: FastifyRequest<{ Params: { id: string } }>,
  { oneself, apply }: OtherChange,
) {
  const { id } = request.params
  if (oneself && requireAdministrator(request).id === id) throw new Conflict(...oneself)
  const administrator = await audited(request, {
    ...asAdministrator,
    id,
    find: (db) => people.find(db, id),
    apply: (db) => apply(db, id),
  })
  if (!administrator) throw new NotFound('Administrator')
  return administrator
}

export default peopleRoutes
