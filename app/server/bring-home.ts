import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { NewPicture } from '#app/base/server/keepers.ts'
import { features } from './features.ts'

/** Fetches the pictures that were chosen from other sites when they still were shown from there. */
export async function bringPicturesHome(app: FastifyInstance) {
  const { pictures } = app.keepers
  for (const place of features.flatMap(({ pictures }) => pictures ?? [])) {
    const { rows } = await sql<{ id: string; address: string }>`
      select id, ${sql.ref(place.column)} as address from ${sql.table(place.table)}
      where ${sql.ref(place.column)} like 'http%'`.execute(app.db)
    for (const { id, address } of rows) {
      const picture = await app.choosePicture(address)
      if (!('detail' in picture)) await app.content.changing(() => bring(id, address, picture))
      else
        app.log.warn({ subject: place.subject, id, reason: picture.detail }, 'picture not fetched')
    }

    function bring(id: string, from: string, picture: NewPicture | { address: string }) {
      return app.db.transaction().execute(async (db) => {
        const { numAffectedRows } = await sql`update ${sql.table(place.table)}
          set ${sql.ref(place.column)} = ${picture.address}
          where id = ${id} and ${sql.ref(place.column)} = ${from}`.execute(db)
        if (!numAffectedRows) return
        if ('bytes' in picture) await pictures.add(db, picture)
        await pictures.use(db, { subject: place.subject, subject_id: id }, picture.address)
        await app.content.note(db, place.table)
      })
    }
  }
}
