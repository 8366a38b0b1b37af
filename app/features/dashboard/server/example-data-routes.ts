import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { Database } from '#database/connect.ts'
import { type ExampleData, exampleDataApi } from '../first-steps-contract.ts'
import { addExampleData, hasOwnLeads, readExampleData, removeExampleData } from './example-data.ts'

const exampleDataRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { services } = app

  app.route({
    ...exampleDataApi.add,
    async handler(request, reply) {
      const by = requireAdministrator(request)
      const added = await auditChange<AuditedData>(request, {
        ...auditedChange,
        action: 'added',
        find: (db) => readAudited(db, services),
        async apply(db, before) {
          if (before?.added_at) {
            throw new Conflict('The example data is there already.', 'added')
          }
          if (await hasOwnLeads({ db, services })) {
            throw new Conflict(
              'Example data can only be added to an office without leads.',
              'has_leads',
            )
          }
          await addExampleData(db, app, by)
          return readAudited(db, services)
        },
      })
      notifyOpenScreens(app)
      return reply.code(201).send(added as ExampleData)
    },
  })

  app.route({
    ...exampleDataApi.remove,
    async handler(request) {
      const { id: by } = requireAdministrator(request)
      const removed = await auditChange<AuditedData>(request, {
        ...auditedChange,
        // An example page may have been published.
        content: 'pages',
        async find(db) {
          const data = await readAudited(db, services)
          return data.added_at ? data : undefined
        },
        async apply(db) {
          await removeExampleData(db, { db, services }, by)
          return undefined
        },
      })
      if (!removed) throw new NotFound('Example data')
      notifyOpenScreens(app)
      return removed
    },
  })
}

export default exampleDataRoutes

type AuditedData = ExampleData & { id: string }

/** The row is locked, so that two requests do not add the data twice. */
const auditedChange = { subject: 'example_data', id: 'example_data', name: () => '' }

const readAudited = async (db: Database, services: Services): Promise<AuditedData> => ({
  id: 'example_data',
  ...(await readExampleData(db, services)),
})
