import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addRecurring } from '#app/platform/server/jobs/run-jobs.ts'
import { clearErasedData } from '#database/clear-erased-data.ts'
import { features } from './features.ts'
import { importRemotePictures } from './image-import.ts'

/** In seconds. */
const HOUR = 60 * 60
const SIX_HOURS = 6 * HOUR

/**
 * Deletes expired data of all features. Rejects with the first error, after all features have run.
 */
export async function purgeExpired(app: FastifyInstance) {
  const errors: unknown[] = []
  for (const { purge } of features) {
    try {
      await purge?.(app)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}

/** Jobs that run a few times a day, on one of the servers. */
export const maintenanceJobs = [
  defineJob({
    name: 'purge-expired',
    title: 'Delete expired data',
    payload: Type.Object({}),
    every: SIX_HOURS,
    run: ({ app }) => purgeExpired(app),
  }),
  defineJob({
    name: 'clear-erased-words',
    title: 'Remove erased data from the database file',
    payload: Type.Object({}),
    every: HOUR,
    run: ({ app }) => clearErasedData(app.db),
  }),
  defineJob({
    name: 'import-remote-pictures',
    title: 'Import pictures from other sites',
    payload: Type.Object({}),
    every: SIX_HOURS,
    run: ({ app }) => importRemotePictures(app),
  }),
]

/** Starts recurring work once the server listens. */
export function startMaintenance(app: FastifyInstance) {
  app.addHook('onListen', async () => {
    try {
      await addRecurring(app.db, app.jobTypes)
    } catch (error) {
      app.log.error(error, 'recurring jobs could not be scheduled')
    }
  })
}
