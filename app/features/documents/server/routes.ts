import { isDeepStrictEqual } from 'node:util'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireAdministrator } from '#app/base/server/access.ts'
import { auditChange } from '#app/base/server/audit.ts'
import { Conflict, NotFound } from '#app/base/server/errors.ts'
import type { Database } from '#database/connect.ts'
import { type Document, documentsApi, isFixed, type Kind, type NewerDraft } from '../contract.ts'
import { asDocument } from './as-document.ts'
import { begin } from './begin.ts'
import { kindOf, readDraft } from './kinds.ts'
import { publish, requireDraft } from './publishing.ts'
import { archive } from './schedule.ts'
import { choose } from './sorting.ts'
import * as store from './store.ts'

/** A long document has many times the words of a form. */
const MOST_BYTES = 512 * 1024

const documentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...documentsApi.list,
    handler: async ({ query }) => choose(await store.list(app.db), query),
  })

  app.route({
    ...documentsApi.kinds,
    handler: async () =>
      app.documentKinds.map(({ kind, schema }) => ({ kind: kind as Kind, schema })),
  })

  app.route({
    ...documentsApi.add,
    async handler(request, reply) {
      const { kind, title } = request.body
      const { username: by } = requireAdministrator(request)
      const content = begin(kindOf(app, kind), title)
      const { id } = await auditChange(request, {
        ...asDocument,
        content: undefined,
        apply: (db) => store.add(db, { kind, content, by }),
      })
      return reply.code(201).send(await openOne(app, id))
    },
  })

  app.route({ ...documentsApi.read, handler: ({ params }) => openOne(app, params.id) })

  app.route({
    ...documentsApi.publish,
    async handler(request) {
      const { revision, why = '' } = request.body
      const { username: by } = requireAdministrator(request)
      return changeOne(request, async (db, document) => {
        const content = await requireDraft(db, document.id, revision)
        const publication = { document, content, why, by }
        await publish(db, app, publication)
      })
    },
  })

  app.route({
    ...documentsApi.archive,
    handler: (request) =>
      changeOne(request, (db, { id, kind, translation_of }) => {
        if (isFixed(kind) && !translation_of)
          throw new Conflict('Every site has this page: it stays.', 'fixed')
        return archive(db, app.services, id)
      }),
  })

  addSaving(app as unknown as FastifyInstance)
}

/** Saved by itself, so no activity tells of it: what visitors see is told of when it is published. */
function addSaving(app: FastifyInstance) {
  app.route<{ Params: { id: string }; Body: { revision: number; content: unknown } }>({
    ...documentsApi.save,
    bodyLimit: MOST_BYTES,
    async handler(request, reply) {
      const { id } = request.params
      const { username: by } = requireAdministrator(request)
      const document = await store.find(app.db, id)
      if (!document) throw new NotFound('Document')
      const content = readDraft(app, document, request.body.content)
      const saving = { id, revision: request.body.revision, content, by }
      await app.db
        .transaction()
        .execute((transaction) => store.save(transaction, app.services.pictures, saving))
      const [draft, saved] = await Promise.all([
        store.readDraft(app.db, id),
        store.find(app.db, id),
      ])
      if (!draft || !saved) throw new NotFound('Document')
      const { state } = saved
      // The same again is what was saved before its answer was lost.
      if (isDeepStrictEqual(draft.content, content)) return { ...draft, state }
      return reply.code(409).send(refuse(draft))
    },
  })
}

/** With what somebody else saved: nobody loses anything. */
function refuse(newer: NewerDraft) {
  return {
    detail: `${newer.saved_by} has changed this document meanwhile.`,
    code: 'conflict',
    params: { reason: 'draft_changed' },
    newer,
  }
}

/** Throws NotFound. */
export async function openOne(app: FastifyInstance, id: string) {
  const document = await store.open(app.db, id)
  if (!document) throw new NotFound('Document')
  const { address, kind, linked_from } = document
  // Nothing is in the way of what stays.
  if (!address || isFixed(kind)) return document
  const others = await Promise.all(app.listInboundLinks.map((find) => find(app.db, address)))
  return { ...document, linked_from: [...linked_from, ...others.flat()] }
}

/** Changes a document that there is, and keeps who did. Throws NotFound. */
export async function changeOne(
  request: FastifyRequest,
  change: (db: Database, document: Document) => Promise<void>,
) {
  const { id } = request.params as { id: string }
  const changed = await auditChange(request, {
    ...asDocument,
    id,
    find: (db) => store.find(db, id),
    async apply(db, document) {
      if (document) await change(db, document)
      return store.find(db, id)
    },
  })
  if (!changed) throw new NotFound('Document')
  return openOne(request.server, id)
}

export default documentRoutes
