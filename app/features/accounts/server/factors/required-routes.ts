import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { audited } from '#app/base/server/audit.ts'
import type { Database } from '#database/connect.ts'
import { requiredFactorsApi } from '../../required-factors-contract.ts'
import { listRequired, replaceRequired } from './required.ts'

const requiredFactorRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...requiredFactorsApi.read,
    handler: async () => ({ roles: await listRequired(app.db) }),
  })

  app.route({
    ...requiredFactorsApi.replace,
    async handler(request) {
      await audited(request, {
        subject: 'required_factors',
        id: 'roles',
        name: () => '',
        find: describe,
        async apply(db) {
          await replaceRequired(db, request.body.roles)
          return describe(db)
        },
      })
      return { roles: await listRequired(app.db) }
    },
  })
}

const describe = async (db: Database) => ({ id: 'roles', roles: await listRequired(db) })

export default requiredFactorRoutes
