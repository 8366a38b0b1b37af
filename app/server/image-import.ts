import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { NewPicture } from '#app/platform/server/feature/services.ts'
import { features } from './features.ts'

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
