import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import type { PageContent } from '../contract.ts'
import { versionsApi } from '../versions-contract.ts'
import { changePage } from './routes.ts'
import * as store from './store.ts'

const columns = [
  'number',
  'title',
  'change_note',
  'created_at',
  'created_by',
  'source_version',
] as const

const versionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...versionsApi.list,
    handler: ({ params }) =>
      app.db
        .selectFrom('page_versions')
        .select(columns)
        .where('page_id', '=', params.id)
        .orderBy('number', 'desc')
        .execute(),
  })

  app.route({ ...versionsApi.read, handler: ({ params }) => findVersion(app.db, params) })

  app.route({
    ...versionsApi.restore,
    handler: (request) =>
      changePage(request, async (db, { id, slug }) => {
        const { revision } = request.body
        const version = await findVersion(db, request.params)
        const draft = await store.readDraft(db, id)
        if (draft?.revision !== revision) throw new Conflict(draftChanged, 'draft_changed')
        // Keeps the current slug, menu location and position; a restore replaces only the text.
        const { menu_location, position } = draft.content
        const content: PageContent = { ...version.content, slug, menu_location, position }
        const { username } = requireAdministrator(request)
        await store.save(db, app.services.pictures, { id, revision, content, username })
      }),
  })
}

const draftChanged = 'The draft has changed. Please review it again.'

/** Throws NotFound. */
async function findVersion(db: Database, { id, number }: { id: string; number: string }) {
  const row = await db
    .selectFrom('page_versions')
    .select([...columns, 'content'])
    .where('page_id', '=', id)
    .where('number', '=', Number(number))
    .executeTakeFirst()
  if (!row) throw new NotFound('Version')
  return { ...row, content: JSON.parse(row.content) as PageContent }
}

export default versionRoutes
