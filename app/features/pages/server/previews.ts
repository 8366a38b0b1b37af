import { createHash, randomBytes } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { v7 as newId } from 'uuid'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { type Preview, previewsApi } from '../previews-contract.ts'
import type { PublicPage } from '../published-contract.ts'
import { toAddress } from './page-types.ts'
import { completePage, removeMissingPictures } from './publishing.ts'
import { findPage } from './routes.ts'
import * as store from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const columns = ['id', 'created_at', 'created_by', 'expires_at'] as const

const previewRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...previewsApi.list,
    handler: ({ params }) =>
      selectActive(app.db)
        .where('page_id', '=', params.id)
        .where('is_shared', '=', 1)
        .orderBy('id')
        .execute(),
  })

  app.route({
    ...previewsApi.add,
    async handler(request, reply) {
      const { id } = await findPage(app, request.params.id)
      const { username } = requireAdministrator(request)
      const { is_shared } = request.body
      const token = randomBytes(32).toString('hex')
      const addPreview = (db: Database) => add(db, { page_id: id, is_shared, username, token })
      // The editor's own preview is not written to the audit log.
      const preview = is_shared
        ? await auditChange(request, { ...linkSubject, apply: addPreview })
        : await addPreview(app.db)
      return reply.code(201).send({ ...preview, token })
    },
  })

  app.route({
    ...previewsApi.revoke,
    async handler(request, reply) {
      const { id } = request.params
      const revoked = await auditChange(request, {
        ...linkSubject,
        id,
        find: (db) => selectActive(db).where('id', '=', id).executeTakeFirst(),
        async apply(db) {
          await db.deleteFrom('page_previews').where('id', '=', id).execute()
          return undefined
        },
      })
      if (!revoked) throw new NotFound('Link')
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...previewsApi.read,
    async handler({ query }) {
      const found = await selectActive(app.db)
        .select('page_id')
        .where('token_hash', '=', hash(query.token))
        .executeTakeFirst()
      const [page, draft] = await Promise.all([
        store.find(app.db, found?.page_id ?? ''),
        store.readDraft(app.db, found?.page_id ?? ''),
      ])
      if (!page || !draft) throw new NotFound('Preview')
      const address = toAddress(page)
      const { saved_at: modified } = draft
      const shown = store.withoutHiddenSections(draft.content)
      const content = await removeMissingPictures(app.db, app.services.pictures, shown)
      const draftPage = { ...page, address, label: '', menu_location: '', modified, content }
      return (await completePage(app as unknown as FastifyInstance, draftPage)) as PublicPage
    },
  })
}

/** The log entry does not contain the token. */
const linkSubject = {
  subject: 'preview_link',
  name: ({ created_by }: Preview) => `created by ${created_by}`,
}

interface NewPreview {
  page_id: string
  is_shared: boolean
  username: string
  token: string
}

async function add(db: Database, { page_id, is_shared, username, token }: NewPreview) {
  const days = is_shared ? 7 : 1
  const row = {
    id: newId(),
    created_at: new Date().toISOString(),
    created_by: username,
    expires_at: new Date(Date.now() + days * DAY_MS).toISOString(),
  }
  const values = { ...row, page_id, token_hash: hash(token), is_shared: Number(is_shared) }
  await db.insertInto('page_previews').values(values).execute()
  return row
}

/** Deletes expired links. */
export async function purgePreviews(db: Database) {
  const now = new Date().toISOString()
  await db.deleteFrom('page_previews').where('expires_at', '<=', now).execute()
}

const selectActive = (db: Database) =>
  db.selectFrom('page_previews').select(columns).where('expires_at', '>', new Date().toISOString())

const hash = (token: string) => createHash('sha256').update(token).digest('hex')

export default previewRoutes
