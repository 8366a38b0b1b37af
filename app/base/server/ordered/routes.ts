import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#app/contract/endpoint.ts'
import type { Database } from '#database/connect.ts'
import { audited, type Change } from '../audit.ts'
import { NotFound } from '../errors.ts'
import { listKeys, refuseUnknownFacts } from '../fact-texts.ts'
import type { Keepers } from '../keepers.ts'
import type { Ordered } from './content.ts'
import { reorder } from './reorder.ts'
import type { OrderedStore } from './store.ts'

interface Given<Row extends { id: string }> {
  content: Ordered<Row>
  store: OrderedStore<Row>
}

/** The calls on such content. */
export function makeRoutes<Row extends { id: string }>(
  given: Given<Row>,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    const { list, listPublic, listWritten, listFilled } = given.content.api
    for (const each of [list, listPublic, listWritten]) if (each) addList(app, given, each)
    if (listFilled) {
      app.route({ ...listFilled, handler: () => given.store.listFilled(app.db, app.keepers) })
    }
    addWriting(app, given)
    addRemoving(app, given)
  }
}

function addList<Row extends { id: string }>(
  app: FastifyInstance,
  { content: { picture }, store }: Given<Row>,
  endpoint: Endpoint,
) {
  const isPublic = endpoint.config.access === 'anyone'
  app.route({
    ...endpoint,
    handler: (_request, reply) => (isPublic ? app.content.answerJson(reply, list) : list()),
  })

  /** With what crops of its picture keep in sight, where somebody has said it. */
  async function list() {
    const rows = await (isPublic ? store.listShown(app) : store.list(app.db))
    if (!picture) return rows
    const addresses = rows.map((row) => String(row[picture]))
    const known = await app.keepers.pictures.describe(app.db, addresses)
    return rows.map((row) => {
      const focus = known.get(String(row[picture]))?.focus
      return focus ? { ...row, [`${picture}_focus`]: focus } : row
    })
  }
}

function addWriting<Row extends { id: string }>(app: FastifyInstance, given: Given<Row>) {
  const { content, store } = given
  const { api, table, picture } = content
  const pictureOf = picture && ((row: Row) => String(row[picture]))

  /** The office is read before the transaction, which may hold the only connection. */
  async function openCheck({ body, server }: FastifyRequest) {
    const office = await server.office.read()
    return async (db: Database, before?: Row) => {
      await checkFacts(db, server.keepers, body as object)
      await content.check?.(db, server.keepers, body as never, before, office)
    }
  }

  app.route({
    ...api.add,
    async handler(request, reply) {
      const check = await openCheck(request)
      const row = await audited(request, {
        ...toChange(content),
        picture: pictureOf,
        apply: async (db) => {
          await check(db)
          return store.add(db, request.body as object)
        },
      })
      return reply.code(201).send(row)
    },
  })

  app.route({
    ...api.change,
    async handler(request) {
      const check = await openCheck(request)
      return changeOne(request, given, {
        picture: pictureOf,
        apply: async (db, before) => {
          await check(db, before)
          const changed = before && (await store.change(db, before, request.body as object))
          await content.checkAfter?.(db, idOf(request))
          return changed
        },
      })
    },
  })

  app.route({
    ...api.order,
    handler: (request) => {
      const { ids } = request.body as { ids: string[] }
      const list = store.list.bind(store)
      return reorder(request, { ...toChange(content), table, list }, ids)
    },
  })
}

/** Throws a sentence beside each field that refers to a fact which there is not. */
async function checkFacts(db: Database, { facts }: Keepers, fields: object) {
  if (listKeys(fields).length === 0) return
  refuseUnknownFacts(fields, await facts.listSayings(db))
}

/** Its picture is kept: what is deleted may be brought back. */
function addRemoving<Row extends { id: string }>(app: FastifyInstance, given: Given<Row>) {
  const { content, store } = given
  const { api, called } = content

  app.route({
    ...api.remove,
    async handler(request, reply) {
      const id = idOf(request)
      await changeOne(request, given, {
        async apply(db) {
          await store.remove(db, id)
          await content.checkAfter?.(db, id)
          return undefined
        },
      })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...api.restore,
    async handler(request) {
      const id = idOf(request)
      const restored = await audited(request, {
        ...toChange(content),
        id,
        action: 'restored',
        apply: (db) => store.restore(db, id),
      })
      // One that is there needs no restoring.
      const row = restored ?? (await store.find(app.db, id))
      if (!row) throw new NotFound(called)
      return row
    },
  })
}

/** Changes a row that there is. Throws NotFound. */
async function changeOne<Row extends { id: string }>(
  request: FastifyRequest,
  { content, store }: Given<Row>,
  change: Pick<Change<Row>, 'apply' | 'picture'>,
) {
  const id = idOf(request)
  const row = await audited(request, {
    ...toChange(content),
    id,
    find: (db) => store.find(db, id),
    ...change,
  })
  if (!row) throw new NotFound(content.called)
  return row
}

function toChange<Row extends { id: string }>({ subject, name, table, isShown }: Ordered<Row>) {
  return { subject, name: (row: Row) => String(row[name]), content: isShown ? table : undefined }
}

const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id
