import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Endpoint } from '#app/contract/endpoint.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { storeOrder } from '#database/positions.ts'
import { auditChange, type Change } from '../audit/audit.ts'
import { countRows } from '../feature/counts.ts'
import type { Feature } from '../feature/feature.ts'
import type { Services } from '../feature/services.ts'
import { Conflict, NotFound, ValidationError } from '../http/errors.ts'
import { listFactKeys, rejectUnknownFacts } from '../text/fact-texts.ts'
import type { OrderedContent } from './content.ts'
import { OrderedStore } from './store.ts'

/** Builds the server feature of such content. Deleted rows can be restored for 30 days. */
export function defineOrderedList<Row extends { id: string }>(
  content: OrderedContent<Row>,
): Feature {
  const { table, subject, name, isPublic: isShown, picture, toSearchEntry } = content
  const { right } = content.api.add.config
  const store = new OrderedStore(content)
  return {
    manifest: content.manifest,
    routes: [createRoutes({ content, store })],
    contentTopic: isShown ? table : undefined,
    pictures: picture && [{ table, column: picture, subject }],
    pictureReferences: picture && [store.toPictureReferences(picture)],
    restorable: { table, subject, name },
    translatableTexts: content.translated && (({ db }) => store.listTranslatableTexts(db)),
    factUsages: content.facts && (({ db }) => store.listFactUsages(db)),
    listSearchEntries: toSearchEntry && ((app) => store.listSearchEntries(app, toSearchEntry)),
    purge: (context) => store.purge(context),
    dashboard: ({ db }) => ({
      right,
      counts: { [table]: (days) => countRows(db, table, days, sql`deleted_at is null`) },
    }),
  }
}

interface OrderedRoutes<Row extends { id: string }> {
  content: OrderedContent<Row>
  store: OrderedStore<Row>
}

/** Creates the routes of such content. */
function createRoutes<Row extends { id: string }>(
  given: OrderedRoutes<Row>,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    const { list, listPublic, listSource, listRendered } = given.content.api
    for (const each of [list, listPublic, listSource]) if (each) addListRoute(app, given, each)
    if (listRendered) {
      app.route({ ...listRendered, handler: () => given.store.listRendered(app.db, app.services) })
    }
    addWriteRoutes(app, given)
    addDeleteRoutes(app, given)
  }
}

function addListRoute<Row extends { id: string }>(
  app: FastifyInstance,
  { store }: OrderedRoutes<Row>,
  endpoint: Endpoint,
) {
  const isPublic = endpoint.config.access === 'anyone'
  app.route({
    ...endpoint,
    handler: ({ query }, reply) => {
      const { language } = query as { language?: string }
      if (!isPublic) return list()
      return app.responseCache.respondJson(
        reply,
        () => list(language),
        language ? { language } : undefined,
      )
    },
  })

  const list = (language?: string) =>
    isPublic ? store.listVisibleWithFocus(app, language) : store.listWithFocus(app)
}

function addWriteRoutes<Row extends { id: string }>(
  app: FastifyInstance,
  given: OrderedRoutes<Row>,
) {
  const { content, store } = given
  const { api, table, picture } = content
  const pictureOf = picture && ((row: Row) => String(row[picture]))

  /** The office is read before the transaction, which may use the only connection. */
  async function createCheck({ body, server }: FastifyRequest) {
    const office = await server.office.read()
    return async (db: Database, before?: Row) => {
      await checkFacts(db, server.services, body as object)
      await content.check?.(db, server.services, body as never, before, office)
    }
  }

  app.route({
    ...api.add,
    async handler(request, reply) {
      const check = await createCheck(request)
      const row = await auditChange(request, {
        ...toChange(content),
        picture: pictureOf,
        apply: async (db) => {
          await check(db)
          const added = await store.add(db, request.body as object)
          await refuseRepetition(db, given, added)
          return added
        },
      })
      return reply.code(201).send(row)
    },
  })

  app.route({
    ...api.change,
    async handler(request) {
      const check = await createCheck(request)
      return changeOne(request, given, {
        picture: pictureOf,
        apply: async (db, before) => {
          await check(db, before)
          const changed = before && (await store.change(db, before, request.body as object))
          if (changed) await refuseRepetition(db, given, changed, before)
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

/**
 * Returns the errors of a row that repeats another one. Locks the list until the transaction ends, so
 * that two such rows cannot be added at the same time.
 */
async function findRepetition<Row extends { id: string }>(
  db: Database,
  { content, store }: OrderedRoutes<Row>,
  row: Row,
) {
  if (!content.findRepetition) return undefined
  await acquireLock(db, 'unique_row', content.table)
  const rows = await store.list(db)
  return content.findRepetition(
    row,
    rows.filter(({ id }) => id !== row.id),
  )
}

/** Throws ValidationError for a new repetition. Other fields of an older one can be changed. */
async function refuseRepetition<Row extends { id: string }>(
  db: Database,
  given: OrderedRoutes<Row>,
  row: Row,
  before?: Row,
) {
  const errors = (await findRepetition(db, given, row)) ?? {}
  const isNew = (name: string) => before?.[name as keyof Row] !== row[name as keyof Row]
  if (Object.keys(errors).some(isNew)) throw new ValidationError(errors)
}

/** Throws a ValidationError for fields that refer to unknown facts. */
async function checkFacts(db: Database, { facts }: Services, fields: object) {
  if (listFactKeys(fields).length === 0) return
  rejectUnknownFacts(fields, await facts.loadFactValues(db))
}

/** The picture stays, because a deleted row can be restored. */
function addDeleteRoutes<Row extends { id: string }>(
  app: FastifyInstance,
  given: OrderedRoutes<Row>,
) {
  const { content, store } = given
  const { api, displayName } = content

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
      const restored = await auditChange(request, {
        ...toChange(content),
        id,
        action: 'restored',
        async apply(db) {
          const row = await store.restore(db, id)
          const errors = row && (await findRepetition(db, given, row))
          const [error] = Object.values(errors ?? {})
          if (error) throw new Conflict(error.detail, error.code)
          return row
        },
      })
      // The row exists and needs no restoring.
      const row = restored ?? (await store.find(app.db, id))
      if (!row) throw new NotFound(displayName)
      return row
    },
  })
}

/** Changes an existing row. Throws NotFound. */
async function changeOne<Row extends { id: string }>(
  request: FastifyRequest,
  { content, store }: OrderedRoutes<Row>,
  change: Pick<Change<Row>, 'apply' | 'picture'>,
) {
  const id = idOf(request)
  const row = await auditChange(request, {
    ...toChange(content),
    id,
    find: (db) => store.find(db, id),
    ...change,
  })
  if (!row) throw new NotFound(content.displayName)
  return row
}

function toChange<Row extends { id: string }>({
  subject,
  name,
  table,
  isPublic: isShown,
}: OrderedContent<Row>) {
  return { subject, name: (row: Row) => String(row[name]), content: isShown ? table : undefined }
}

const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id

interface ReorderOptions<Row> {
  subject: Change<Row>['subject']
  /** Returns the display name of a row. */
  name: (row: Row) => string
  table: Parameters<typeof storeOrder>[1]
  list: (db: Database) => Promise<Row[]>
  content?: Change<Row>['content']
}

/**
 * Stores the order of all rows and records it in the audit log as one change. Refuses duplicate
 * ids, and ids that differ from the stored rows.
 */
async function reorder<Row extends { id: string }>(
  request: FastifyRequest,
  { subject, name, table, list, content }: ReorderOptions<Row>,
  ids: string[],
) {
  if (new Set(ids).size < ids.length) {
    throw new ValidationError({
      ids: { code: 'repeated', detail: 'Each item may appear only once.' },
    })
  }
  await auditChange(request, {
    subject,
    content,
    name: () => 'Order',
    id: 'order',
    find: async (db) => {
      const rows = await list(db)
      const isSame = rows.length === ids.length && rows.every(({ id }) => ids.includes(id))
      if (!isSame) {
        throw new Conflict('The list has changed. Please reload it.', 'list_changed')
      }
      return asOrder(rows)
    },
    apply: async (db) => {
      await storeOrder(db, table, ids)
      return asOrder(await list(db))
    },
  })
  return list(request.server.db)

  function asOrder(rows: Row[]) {
    return { id: 'order', order: rows.map(name) }
  }
}
