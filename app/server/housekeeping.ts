import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { defineJob } from '#app/base/server/jobs/job-type.ts'
import { addRecurring } from '#app/base/server/jobs/run-jobs.ts'
import { clearErasedWords } from '#database/erased-words.ts'
import { bringPicturesHome } from './bring-home.ts'
import { features } from './features.ts'

/** In seconds. */
const HOUR = 60 * 60
const SIX_HOURS = 6 * HOUR

/** Forgets for good what has run out. Rejects with what first went wrong, after all have had their turn. */
export async function forgetOld(app: FastifyInstance) {
  const faults: unknown[] = []
  for (const { purge } of features) {
    try {
      await purge?.(app)
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw faults[0]
}

/** What is done a few times a day, by one of the servers. */
export const houseJobs = [
  defineJob({
    name: 'forget-old',
    title: 'Forget what has run out',
    payload: Type.Object({}),
    every: SIX_HOURS,
    run: ({ app }) => forgetOld(app),
  }),
  defineJob({
    name: 'clear-erased-words',
    title: 'Remove erased words from the database file',
    payload: Type.Object({}),
    every: HOUR,
    run: ({ app }) => clearErasedWords(app.db),
  }),
  defineJob({
    name: 'bring-pictures',
    title: 'Fetch pictures from other sites',
    payload: Type.Object({}),
    every: SIX_HOURS,
    run: ({ app }) => bringPicturesHome(app),
  }),
]

/** Begins what this program does by itself, once it is reached by others. */
export function keepHouse(app: FastifyInstance) {
  app.addHook('onListen', async () => {
    try {
      await addRecurring(app.db, app.jobTypes)
    } catch (error) {
      app.log.error(error, 'housekeeping failed')
    }
  })
}
