import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import type { FirstStep } from '#app/platform/server/feature/first-step.ts'
import type { Database } from '#database/connect.ts'
import { type FirstSteps, firstStepsApi, stepNames } from '../first-steps-contract.ts'
import { hasOwnLeads, readExampleData } from './example-data.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The first steps of all features. */
    firstSteps: FirstStep[]
  }
}

const firstStepsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...firstStepsApi.read,
    async handler(request): Promise<FirstSteps> {
      const { id, rights } = requireAdministrator(request)
      const allowed = stepNames.flatMap((name) => {
        const step = app.firstSteps.find((each) => each.name === name)
        return step && rights.includes(step.right) ? [{ ...step, name }] : []
      })
      const steps = await Promise.all(
        allowed.map(async ({ name, isDone }) => ({ name, is_done: await isDone(app, { id }) })),
      )
      const { is_hidden } = await readState(app.db)
      if (!rights.includes('settings:change')) return { steps, is_hidden }
      const exampleData = await readExampleData(app.db, app.services)
      const can_be_added = exampleData.added_at === null && !(await hasOwnLeads(app))
      return { steps, is_hidden, example_data: { ...exampleData, can_be_added } }
    },
  })

  app.route({
    ...firstStepsApi.hide,
    async handler(request, reply) {
      await changeState(request, async (db) => {
        const hidden_at = new Date().toISOString()
        await db
          .insertInto('hidden_first_steps')
          .values({ id: ID, hidden_at })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute()
      })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...firstStepsApi.show,
    async handler(request, reply) {
      await changeState(request, async (db) => {
        await db.deleteFrom('hidden_first_steps').where('id', '=', ID).execute()
      })
      return reply.code(204).send(null)
    },
  })
}

export default firstStepsRoutes

const ID = 'first_steps'

async function readState(db: Database) {
  const row = await db.selectFrom('hidden_first_steps').select('id').executeTakeFirst()
  return { id: ID, is_hidden: row !== undefined }
}

/** Changes for the whole office whether the list is hidden, and records it. */
function changeState(request: FastifyRequest, change: (db: Database) => Promise<void>) {
  return auditChange(request, {
    subject: 'first_steps',
    id: ID,
    name: () => '',
    find: readState,
    async apply(db) {
      await change(db)
      return readState(db)
    },
  })
}
