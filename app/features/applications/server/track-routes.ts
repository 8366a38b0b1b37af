import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange, changeRow, restoreRow } from '#app/platform/server/audit/audit.ts'
import { type Track, tracksApi } from '../tracks-contract.ts'
import { addTrack, changeTrack, removeTrack, restoreTrack } from './track-change.ts'
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

  app.route({
    ...tracksApi.remove,
    async handler(request, reply) {
      await changeRow(request, {
        ...trackAudit,
        displayName: 'Track',
        id: request.params.id.toLowerCase(),
        find: (db) => findTrack(db, request.params.id),
        apply: (db, before) => removeTrack(db, before as Track),
      })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...tracksApi.restore,
    handler: (request) =>
      restoreRow(request, {
        ...trackAudit,
        displayName: 'Track',
        id: request.params.id.toLowerCase(),
        find: (db) => findTrack(db, request.params.id),
        apply: (db) => restoreTrack(db, request.params.id.toLowerCase()),
      }),
  })
}

export default trackRoutes
