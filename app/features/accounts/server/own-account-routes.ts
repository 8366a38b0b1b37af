import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { defaultLanguage } from '#app/contract/languages.ts'
import { listVisibleSubjects } from '#app/platform/server/audit/audit-subjects.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { ownAccountApi } from '../people-contract.ts'
import { withNote } from './audited-administrator.ts'
import { changeOwnAccount } from './change-own-account.ts'
import { checkPassword } from './check-password.ts'
import { hasFactor, readFactors } from './factors/factors.ts'
import { requireReauthentication } from './factors/reauthentication.ts'
import { sendPasswordChangedMail } from './mails/password-changed-mail.ts'
import { hashPassword } from './passwords.ts'
import * as people from './people.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { renewTokens } from './renew-tokens.ts'
import * as sessions from './sessions.ts'
import * as store from './store.ts'

const ownAccountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...ownAccountApi.changePassword,
    async handler(request) {
      const { id, username, sessionId } = requireAdministrator(request)
      const { current_password, new_password } = request.body
      // The new tokens count as reauthentication. An account with a second factor must have used
      // it.
      if (hasFactor(await readFactors(app.db, id))) await requireReauthentication(app.db, sessionId)
      const passwordHashBefore = await checkPassword(request, username, current_password)
      if (!passwordHashBefore) throw wrongPassword()
      if (new_password === current_password)
        throw new ValidationError({ new_password: samePassword })
      await refuseWeakPassword(app, { username, password: new_password, field: 'new_password' })
      const passwordHash = await hashPassword(new_password)
      await changeOwnAccount(request, async (db) => {
        const account = await store.find(db, username)
        if (account?.password_hash !== passwordHashBefore) throw wrongPassword()
        const changed = await people.setPassword(db, id, passwordHash, sessionId)
        if (changed) {
          await sendPasswordChangedMail(request, db, {
            owner: changed,
            how: 'on the account page',
          })
        }
        return withNote(changed, { password: 'new' })
      })
      return renewTokens(request)
    },
  })

  app.route({
    ...ownAccountApi.changeProfile,
    async handler(request) {
      const changed = await changeOwnAccount(
        request,
        (db, id) => people.setProfile(db, id, request.body),
        ({ photo }) => photo,
      )
      if (!changed) throw new NotFound('Administrator')
      return changed
    },
  })

  app.route({
    ...ownAccountApi.read,
    async handler(request) {
      const { rights, ...administrator } = requireAdministrator(request)
      const visibleSubjects = listVisibleSubjects(request)
      const subjects = visibleSubjects === 'all' ? Object.keys(app.auditSubjects) : visibleSubjects
      const found = await people.find(app.db, administrator.id)
      const { full_name = '', photo = '', languages = '', language = defaultLanguage } = found ?? {}
      const profile = { full_name, photo, languages, language }
      return { ...administrator, ...profile, rights: [...rights], subjects }
    },
  })

  app.route({
    ...ownAccountApi.listSessions,
    async handler(request) {
      const { id, sessionId } = requireAdministrator(request)
      return sessions.list(app.db, id, sessionId)
    },
  })

  app.route({
    ...ownAccountApi.endSession,
    async handler(request, reply) {
      await changeOwnAccount(request, async (db, id) => {
        if (!(await sessions.end(db, request.params.id, id))) throw new NotFound('Session')
        return people.find(db, id)
      })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...ownAccountApi.endOtherSessions,
    async handler(request, reply) {
      const { sessionId } = requireAdministrator(request)
      await changeOwnAccount(request, async (db, id) => {
        await sessions.endAll(db, id, sessionId)
        return people.find(db, id)
      })
      return reply.code(204).send(null)
    },
  })
}

const samePassword = {
  code: 'same_password',
  detail: 'This is your current password. Please choose another one.',
}

const wrongPassword = () =>
  new ValidationError({
    current_password: { code: 'wrong_password', detail: 'This is not your current password.' },
  })

export default ownAccountRoutes
