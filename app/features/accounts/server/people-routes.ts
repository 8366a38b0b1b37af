import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { Conflict, NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { administratorsApi } from '../people-contract.ts'
import { administratorSubject, withNote } from './audited-administrator.ts'
import { createPasswordLink, storePasswordLink } from './links.ts'
import { sendPasswordLinkMail } from './mails/password-link-mail.ts'
import * as people from './people.ts'
import { readRoleAssignment } from './role-assignment.ts'

const peopleRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({ ...administratorsApi.list, handler: () => people.list(app.db) })

  app.route({ ...administratorsApi.listNames, handler: () => people.listColleagues(app.db) })

  app.route({
    ...administratorsApi.invite,
    async handler(request, reply) {
      const { username, email } = request.body
      const assignment = await readRoleAssignment(app, request.body)
      const link = createPasswordLink(app)
      const administrator = await auditChange(request, {
        ...administratorSubject,
        async apply(db) {
          const invited = await people.invite(db, { username, email, ...assignment })
          if (!invited) throw new ValidationError({ username: usernameTaken })
          await storePasswordLink(db, invited.id, link)
          await sendPasswordLinkMail(request, db, { kind: 'Invitation', owner: invited, link })
          return invited
        },
      })
      return reply.code(201).send({ administrator, link: toPasswordLink(app, link) })
    },
  })

  app.route({
    ...administratorsApi.makeLink,
    async handler(request, reply) {
      const link = createPasswordLink(app)
      await changeAdministrator(request, {
        refuseSelf: ['Change your own password on your account page.', 'own_password'],
        async apply(db, id) {
          const administrator = await people.find(db, id)
          if (administrator?.state === 'disabled') {
            throw new Conflict('Enable this administrator first.', 'disabled')
          }
          await storePasswordLink(db, id, link)
          if (administrator) {
            const mail = { kind: 'New password', owner: administrator, link } as const
            await sendPasswordLinkMail(request, db, mail)
          }
          return withNote(administrator, { password_link: 'new' })
        },
      })
      return reply.code(201).send(toPasswordLink(app, link))
    },
  })

  app.route({
    ...administratorsApi.disable,
    handler: (request) =>
      changeAdministrator(request, {
        refuseSelf: ['You cannot disable yourself.', 'oneself'],
        async apply(db, id) {
          await requireOtherOwner(db, id)
          return people.disable(db, id)
        },
      }),
  })

  app.route({
    ...administratorsApi.setRole,
    async handler(request) {
      const assignment = await readRoleAssignment(app, request.body)
      return changeAdministrator(request, {
        refuseSelf: ['You cannot change your own role. Ask another owner.', 'oneself'],
        async apply(db, id) {
          if (assignment.role !== 'owner') await requireOtherOwner(db, id)
          return people.setRole(db, id, assignment)
        },
      })
    },
  })

  app.route({
    ...administratorsApi.enable,
    handler: (request) => changeAdministrator(request, { apply: people.enable }),
  })
}

const toPasswordLink = (
  { mailer }: Pick<FastifyInstance, 'mailer'>,
  { token, expires_at }: { token: string; expires_at: string },
) => ({ token, expires_at, is_mailed: mailer.serverAddress !== undefined })

/**
 * Throws Conflict for the last active owner. Locks the administrators until the transaction ends.
 */
async function requireOtherOwner(db: Database, id: string) {
  if (await people.hasOtherOwner(db, id)) return
  throw new Conflict(
    'This is the last active owner. Make another user an owner first.',
    'last_administrator',
  )
}

const usernameTaken = {
  code: 'taken',
  detail: 'This name is taken, or looks like an existing one.',
}

interface AdministratorChange {
  /** The refusal when administrators apply the change to themselves; undefined allows it. */
  refuseSelf?: [detail: string, reason: string]
  apply: (db: Database, id: string) => ReturnType<typeof people.find>
}

async function changeAdministrator(
  request: FastifyRequest<{ Params: { id: string } }>,
  { refuseSelf, apply }: AdministratorChange,
) {
  const { id } = request.params
  if (refuseSelf && requireAdministrator(request).id === id) throw new Conflict(...refuseSelf)
  const administrator = await auditChange(request, {
    ...administratorSubject,
    id,
    find: (db) => people.find(db, id),
    apply: (db) => apply(db, id),
  })
  if (!administrator) throw new NotFound('Administrator')
  return administrator
}

export default peopleRoutes
