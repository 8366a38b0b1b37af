/** The real server with jobs that record their effects for the crash test. */
import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import { start } from '#app/server/start.ts'

const { EFFECTS_FILE = '' } = process.env
const payload = Type.Object({ name: Type.String() })
const config = { access: 'anyone' } as const

/** Its effect is outside the database. */
const fileJob = defineJob({
  name: 'example-outside',
  title: 'Leave a trace in a file',
  payload,
  async run({ payload: { name } }) {
    await pause(5)
    appendFileSync(EFFECTS_FILE, `${name}\n`)
    await pause(5)
  },
})

/** Its effect is in the database. */
const tableJob = defineJob({
  name: 'example-inside',
  title: 'Leave a trace in a table',
  payload,
  async run({ payload: { name }, end }) {
    await pause(5)
    await end(async (db) => {
      await sql`insert into example_effects (name) values (${name})`.execute(db)
    })
    await pause(5)
  },
})

async function routes(app: FastifyInstance) {
  app.post<{ Body: { names: string[] } }>('/api/example-jobs/', { config }, async ({ body }) => {
    await app.db.transaction().execute(async (db) => {
      for (const name of body.names) {
        await addJob(db, tableJob, { payload: { name: `in ${name}` }, key: name })
        await addJob(db, fileJob, { payload: { name: `out ${name}` } })
      }
    })
    return { added: body.names.length }
  })

  app.get('/api/example-jobs/', { config }, async () => {
    const open = app.db.selectFrom('jobs').where('ended_at', 'is', null)
    const examples = open.where('type', 'in', [fileJob.name, tableJob.name])
    return examples
      .select((count) => count.fn.countAll<number>().as('open'))
      .executeTakeFirstOrThrow()
  })
}

await start(process.env, {
  pages: async () => {},
  jobs: { leaseMs: 1_000 },
  more: [{ routes: [routes], jobs: [fileJob, tableJob] }],
})
