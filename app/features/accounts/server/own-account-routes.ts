import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requireAdministrator } from '#app/base/server/access.ts'
import { FieldsRefused, NotFound } from '#app/base/server/errors.ts'
import { listSubjects } from '#app/base/server/subjects.ts'
import { ownAccountApi } from '../people-contract.ts'
import { noting } from './as-administrator.ts'
import { changeOwn } from './change-own.ts'
import { checkPassword } from './check-password.ts'
import { hasAny, read } from './factors/factors.ts'
import { requireProof } from './factors/proof.ts'
import { hashPassword } from './passwords.ts'
import * as people from './people.ts'
import { refuseWeak } from './refuse-weak.ts'
import { renewTokens } from './renew-tokens.ts'
import * as sessions from './sessions.ts'
import * as store from './store.ts'
import { mailChanged } from './told/mail-changed.ts'

const ownAccountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...ownAccountApi.changePassword,
    async handler(request) {
      const { id, username, sessionId } = requireAdministrator(request)
      const { current_password, new_password } = request.body
      // The new tokens are a proof: of who has a second factor the password alone is none.
      if (hasAny(await read(app.db, id))) await requireProof(app.db, sessionId)
      const checked = await checkPassword(request, username, current_password)
      if (!checked) throw notYours()
      await refuseWeak(app, { username, password: new_password, field: 'new_password' })
      const passwordHash = await hashPassword(new_password)
      await changeOwn(request, async (db) => {
        const account = await store.find(db, username)
        if (account?.password_hash !== checked) throw notYours()
        const changed = await people.setPassword(db, id, passwordHash, sessionId)
        if (changed) {
          await mailChanged(request, db, { owner: changed, how: 'on the page of the account' })
        }
        return noting(changed, { password: 'new' })
      })
      return renewTokens(request)
    },
  })

  app.route({
    ...ownAccountApi.read,
    async handler(request) {
      const { rights, ...administrator } = requireAdministrator(request)
      const told = listSubjects(request)
      const subjects = told === 'all' ? Object.keys(app.subjects) : told
      return { ...administrator, rights: [...rights], subjects }
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
      await changeOwn(request, async (db, id) => {
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
      await changeOwn(request, async (db, id) => {
        await sessions.endAll(db, id, sessionId)
        return people.find(db, id)
      })
      return reply.code(204).send(null)
    },
  })
}

const notYours = () =>
  new FieldsRefused({
    current_password: { code: 'wrong_password', detail: 'This is not your present password.' },
  })

export default ownAccountRoutes
