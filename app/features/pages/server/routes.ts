import { isDeepStrictEqual } from 'node:util'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { isFixed, type NewerDraft, type Page, type PageType, pagesApi } from '../contract.ts'
import { auditSubject } from './audit-subject.ts'
import { createContent } from './create-content.ts'
import { filterPages } from './filter-pages.ts'
import { getPageType, parseDraft } from './page-types.ts'
import { publishPage, requireDraft } from './publishing.ts'
import { archivePage } from './schedule.ts'
import * as store from './store.ts'

/** Larger than the default limit, since pages are much longer than other forms. */
const MAX_BODY_BYTES = 512 * 1024

const pageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...pagesApi.list,
    handler: async ({ query }) => filterPages(await store.list(app.db), query),
  })

  app.route({
    ...pagesApi.listTypes,
    handler: async () =>
      app.pageTypes.map(({ type, schema }) => ({ type: type as PageType, schema })),
  })

  app.route({
    ...pagesApi.add,
    async handler(request, reply) {
      const { type, title } = request.body
      const { username } = requireAdministrator(request)
      const content = createContent(getPageType(app, type), title)
      const { id } = await auditChange(request, {
        ...auditSubject,
        content: undefined,
        apply: (db) => store.add(db, { type, content, username }),
      })
      return reply.code(201).send(await findPage(app, id))
    },
  })

  app.route({ ...pagesApi.read, handler: ({ params }) => findPage(app, params.id) })

  app.route({
    ...pagesApi.publish,
    async handler(request) {
      const { revision, change_note = '' } = request.body
      const { username } = requireAdministrator(request)
      return changePage(request, async (db, page) => {
        const content = await requireDraft(db, page.id, revision)
        const publication = { page, content, change_note, username }
        await publishPage(db, app, publication)
      })
    },
  })

  app.route({
    ...pagesApi.archive,
    handler: (request) =>
      changePage(request, (db, { id, type, translation_of }) => {
        if (isFixed(type) && !translation_of)
          throw new Conflict('This is a built-in page. It cannot be archived.', 'fixed')
        return archivePage(db, app.services, id)
      }),
  })

  addDraftRoute(app as unknown as FastifyInstance)
}

/** Adds the route for saving drafts. Autosaves are not written to the audit log. */
function addDraftRoute(app: FastifyInstance) {
  app.route<{ Params: { id: string }; Body: { revision: number; content: unknown } }>({
    ...pagesApi.save,
    bodyLimit: MAX_BODY_BYTES,
    async handler(request, reply) {
      const { id } = request.params
      const { username } = requireAdministrator(request)
      const page = await store.find(app.db, id)
      if (!page) throw new NotFound('Page')
      const content = parseDraft(app, page, request.body.content)
      const saving = { id, revision: request.body.revision, content, username }
      await app.db
        .transaction()
        .execute((transaction) => store.save(transaction, app.services.pictures, saving))
      const [draft, saved] = await Promise.all([
        store.readDraft(app.db, id),
        store.find(app.db, id),
      ])
      if (!draft || !saved) throw new NotFound('Page')
      const { state } = saved
      // A repeated request with the same content succeeds: the first response was lost.
      if (isDeepStrictEqual(draft.content, content)) return { ...draft, state }
      return reply.code(409).send(toConflictBody(draft))
    },
  })
}

/** Returns the body of the 409 with the newer draft. */
function toConflictBody(newer: NewerDraft) {
  return {
    detail: `${newer.saved_by} has changed this page in the meantime.`,
    code: 'conflict',
    params: { reason: 'draft_changed' },
    newer,
  }
}

/** Throws NotFound. */
export async function findPage(app: FastifyInstance, id: string) {
  const page = await store.findDetails(app.db, id)
  if (!page) throw new NotFound('Page')
  const { address, type, inbound_links } = page
  // Fixed pages cannot be archived, so links to them do not matter.
  if (!address || isFixed(type)) return page
  const others = await Promise.all(app.listInboundLinks.map((find) => find(app.db, address)))
  return { ...page, inbound_links: [...inbound_links, ...others.flat()] }
}

/** Changes an existing page and writes the audit log. Throws NotFound. */
export async function changePage(
  request: FastifyRequest,
  change: (db: Database, page: Page) => Promise<void>,
) {
  const { id } = request.params as { id: string }
  const changed = await auditChange(request, {
    ...auditSubject,
    id,
    find: (db) => store.find(db, id),
    async apply(db, page) {
      if (page) await change(db, page)
      return store.find(db, id)
    },
  })
  if (!changed) throw new NotFound('Page')
  return findPage(request.server, id)
}

export default pageRoutes
