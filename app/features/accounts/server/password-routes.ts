import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { ApiError } from '#app/platform/server/http/errors.ts'
import { limitByAddress } from '#app/platform/server/http/rate-limit.ts'
import type { Database } from '#database/connect.ts'
import { accountsApi } from '../contract.ts'
import { administratorSubject, withNote } from './audited-administrator.ts'
import { signInPerAddress } from './limits.ts'
import { findByPasswordToken } from './links.ts'
import { sendPasswordChangedMail } from './mails/password-changed-mail.ts'
import { hashPassword } from './passwords.ts'
import * as people from './people.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { setKnownBrowserCookie } from './sign-in-limits.ts'

const passwordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const onRequest = limitByAddress(signInPerAddress)

  app.route({
    ...accountsApi.passwordLink,
    onRequest,
    async handler(request) {
      const { username } = await findOwner(app.db, request.body.token)
      return { username }
    },
  })

  app.route({
    ...accountsApi.choosePassword,
    onRequest,
    async handler(request, reply) {
      const { token, password } = request.body
      const owner = await findOwner(app.db, token)
      await refuseWeakPassword(app, { username: owner.username, password })
      const passwordHash = await hashPassword(password)
      await auditChange(request, {
        ...administratorSubject,
        by: owner,
        id: owner.id,
        find: (db) => people.find(db, owner.id),
        async apply(db, before) {
          // The link may have been used while the password was hashed.
          await findOwner(db, token)
          const changed = await people.setPassword(db, owner.id, passwordHash)
          if (before?.state === 'active') {
            await sendPasswordChangedMail(request, db, {
              owner: before,
              how: 'with a one-time link',
            })
          }
          return withNote(changed, { password: 'new' })
        },
      })
      // With this cookie, failed attempts by other people do not block the owner's first sign-in.
      setKnownBrowserCookie(reply, { id: owner.id, password_hash: passwordHash }, 'chose it')
      return { username: owner.username }
    },
  })
}

async function findOwner(db: Database, token: string) {
  const owner = await findByPasswordToken(db, token)
  if (!owner) throw new ApiError(404, 'not_found', linkExpired, { reason: 'password_link_void' })
  return owner
}

const linkExpired = 'This link has been used or has expired. Please request a new one.'

export default passwordRoutes
