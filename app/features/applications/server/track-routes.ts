import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange, changeRow } from '#app/platform/server/audit/audit.ts'
import { type Track, tracksApi } from '../tracks-contract.ts'
import { addTrack, changeTrack } from './track-change.ts'
import { findTrack, listTracks } from './tracks.ts'

const trackAudit = { subject: 'track', name: ({ name }: Track) => name }

/** Lists, adds and changes the tracks of applications. */
const trackRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({ ...tracksApi.list, handler: () => listTracks(app.db) })

  app.route({
    ...tracksApi.add,
    async handler(request, reply) {
      const track = await auditChange(request, {
        ...trackAudit,
        apply: (db) => addTrack(db, request.body),
      })
      return reply.code(201).send(track)
    },
  })

  app.route({
    ...tracksApi.change,
    handler: (request) =>
      changeRow(request, {
        ...trackAudit,
        displayName: 'Track',
        id: request.params.id.toLowerCase(),
        find: (db) => findTrack(db, request.params.id),
        apply: (db, before) => changeTrack(db, before as Track, request.body),
      }),
  })
}

export default trackRoutes
