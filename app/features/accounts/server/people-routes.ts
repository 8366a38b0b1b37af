import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RoleAssignment } from '#app/contract/rights.ts'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { Conflict, NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import {
  type Administrator,
  administratorsApi,
  type NewRoleAssignment,
} from '../people-contract.ts'
import { administratorSubject, withNote } from './audited-administrator.ts'
import { createPasswordLink, storePasswordLink } from './links.ts'
import { formatDateTime } from './mails/format-date-time.ts'
import * as people from './people.ts'

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
          await storePasswordLink(db, invited.id, link)
          await sendPasswordLinkMail(request, db, { kind: 'Invitation', owner: invited, link })
          return invited
        },
      })
      return reply.code(201).send({ administrator, link: await toPasswordLink(app, link) })
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
      return reply.code(201).send(await toPasswordLink(app, link))
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
    ...administratorsApi.changeProfile,
    handler: (request) =>
      changeAdministrator(request, {
        picture: ({ photo }) => photo,
        apply: (db, id) => people.setProfile(db, id, request.body),
      }),
  })

  app.route({
    ...administratorsApi.enable,
    handler: (request) => changeAdministrator(request, { apply: people.enable }),
  })
}

const toPasswordLink = async (
  { db, mailer }: Pick<FastifyInstance, 'db' | 'mailer'>,
  { token, expires_at }: { token: string; expires_at: string },
) => ({ token, expires_at, is_mailed: await mailer.isEnabled(db) })

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

interface AdministratorChange {
  /** The refusal when administrators apply the change to themselves; undefined allows it. */
  refuseSelf?: [detail: string, reason: string]
  /** Returns the address of the photo, when the change may replace it. */
  picture?: (row: Administrator) => string
  apply: (db: Database, id: string) => ReturnType<typeof people.find>
}

async function changeAdministrator(
  request: FastifyRequest<{ Params: { id: string } }>,
  { refuseSelf, picture, apply }: AdministratorChange,
) {
  const { id } = request.params
  if (refuseSelf && requireAdministrator(request).id === id) throw new Conflict(...refuseSelf)
  const administrator = await auditChange(request, {
    ...administratorSubject,
    id,
    picture,
    find: (db) => people.find(db, id),
    apply: (db) => apply(db, id),
  })
  if (!administrator) throw new NotFound('Administrator')
  return administrator
}

export default peopleRoutes

/** Validates a role assignment. Throws ValidationError. */
async function readRoleAssignment(
  { office }: FastifyInstance,
  { role, lead_scope = '', branch = '' }: NewRoleAssignment,
): Promise<RoleAssignment> {
  if (lead_scope !== '' && role !== 'counsellor') {
    const detail = 'Only a counsellor can be limited to some of the leads.'
    throw new ValidationError({ lead_scope: { code: 'counsellors_only', detail } })
  }
  if (lead_scope !== 'branch') return { role, lead_scope, branch: '' }
  const { branches } = await office.read()
  if (branch !== '' && branches.some(({ name }) => name === branch)) {
    return { role, lead_scope, branch }
  }
  const detail = 'Choose a branch from the office profile.'
  throw new ValidationError({ branch: { code: 'unknown_branch', detail } })
}

interface MailedLink {
  kind: 'Invitation' | 'New password'
  owner: Pick<Administrator, 'id' | 'username' | 'email' | 'language'>
  link: { salt: string; expires_at: string }
}

/**
 * Mails a password link if a mail server is set up. Runs in the transaction that makes the link.
 */
async function sendPasswordLinkMail(
  request: FastifyRequest,
  db: Database,
  { kind, owner, link: { salt, expires_at } }: MailedLink,
) {
  const { services, mailer, office } = request.server
  if (!(await mailer.isEnabled(db))) return
  const record = await office.read()
  const { name } = record
  const { username } = requireAdministrator(request)
  const until = formatDateTime(record, expires_at)
  const reason =
    kind === 'Invitation'
      ? `${username} has invited you to the back office of ${name}.`
      : `${username} has sent you a link to choose a new password for the back office of ${name}.`
  await services.mails.add(db, {
    type: kind,
    personId: owner.id,
    language: owner.language,
    to: { name: owner.username, address: owner.email },
    subject: kind === 'Invitation' ? `Your account at ${name}` : `A new password at ${name}`,
    parts: [
      { text: `${reason} Your username is ${owner.username}.` },
      { text: `The link works once, until ${until}. Do not share it.` },
    ],
    action: { label: 'Choose a password', address: '/password', salt },
  })
}
