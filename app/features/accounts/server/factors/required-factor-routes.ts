import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import type { Database } from '#database/connect.ts'
import { requiredFactorsApi } from '../../required-factors-contract.ts'
import { listRequiredRoles, replaceRequiredRoles } from './required-factors.ts'

const requiredFactorRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...requiredFactorsApi.read,
    handler: async () => ({ roles: await listRequiredRoles(app.db) }),
  })

  app.route({
    ...requiredFactorsApi.replace,
    async handler(request) {
      await auditChange(request, {
        subject: 'required_factors',
        id: 'roles',
        name: () => '',
        find: describe,
        async apply(db) {
          await replaceRequiredRoles(db, request.body.roles)
          return describe(db)
        },
      })
      return { roles: await listRequiredRoles(app.db) }
    },
  })
}

const describe = async (db: Database) => ({ id: 'roles', roles: await listRequiredRoles(db) })

export default requiredFactorRoutes
