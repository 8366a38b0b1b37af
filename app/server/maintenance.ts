import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Type } from 'typebox'
import type { NewPicture } from '#app/platform/server/feature/services.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addRecurring } from '#app/platform/server/jobs/run-jobs.ts'
import { clearErasedData } from '#database/clear-erased-data.ts'
import { features } from './features.ts'

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

/** Imports pictures whose address is still on another site. */
export async function importRemotePictures(app: FastifyInstance) {
  const { pictures } = app.services
  for (const column of features.flatMap(({ pictures }) => pictures ?? [])) {
    const { rows } = await sql<{ id: string; address: string }>`
      select id, ${sql.ref(column.column)} as address from ${sql.table(column.table)}
      where ${sql.ref(column.column)} like 'http%'`.execute(app.db)
    for (const { id, address } of rows) {
      const picture = await app.importPicture(address)
      if (!('detail' in picture))
        await app.responseCache.invalidateAfter(() => replaceAddress(id, address, picture))
      else
        app.log.warn({ subject: column.subject, id, reason: picture.detail }, 'picture not fetched')
    }

    function replaceAddress(id: string, from: string, picture: NewPicture | { address: string }) {
      return app.db.transaction().execute(async (db) => {
        const { numAffectedRows } = await sql`update ${sql.table(column.table)}
          set ${sql.ref(column.column)} = ${picture.address}
          where id = ${id} and ${sql.ref(column.column)} = ${from}`.execute(db)
        if (!numAffectedRows) return
        if ('bytes' in picture) await pictures.add(db, picture)
        await pictures.setUsage(db, { subject: column.subject, subject_id: id }, picture.address)
        await app.responseCache.recordChange(db, column.table)
      })
    }
  }
}
