import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import type { Lead } from '../../contract.ts'
import { type FileKind, filesApi, MAX_FILES, MAX_TOTAL_BYTES } from '../../files-contract.ts'
import { defineItemChange } from '../lead-items.ts'
import { addActivity } from '../store/activities.ts'
import { find } from '../store/change.ts'
import { findPrimaryLead, preventMerges } from '../store/lead-row.ts'
import { updateLastActivity } from '../store/responses.ts'
import { toFileName } from './file-types.ts'
import { anyDocument, receiveFile } from './receive-file.ts'
import { sendFile } from './send-file.ts'
import * as store from './store.ts'

const fileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...filesApi.add,
    async handler(request, reply) {
      const { id: leadId } = request.params
      const file = await receiveFile(request, anyDocument)
      const { id: author_id } = requireAdministrator(request)
      const { kind = 'other' } = request.body
      const added = await changeFile(request, {
        async apply(db) {
          await preventMerges(db)
          await acquireLock(db, 'lead', leadId)
          if (!(await find(db, leadId, getViewer(request)))) throw new NotFound('Lead')
          await checkFileLimits(app, db, leadId, file.bytes.length)
          const after = await store.addFile(db, { ...file, lead_id: leadId, kind, author_id })
          await recordFileActivity(db, request, { after })
          return after
        },
      })
      return reply.code(201).send(await toLeadFile(app, added))
    },
  })

  app.route({
    ...filesApi.read,
    async handler(request, reply) {
      const { id } = request.params
      const file = await store.findFile(app.db, id, getViewer(request))
      if (!file) throw new NotFound('File')
      return sendFile(request, reply, file)
    },
  })
}

/** Updates, deletes and restores files. */
export const changeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...filesApi.change,
    async handler(request) {
      const file = await changeFile(request, {
        id: request.params.id,
        async apply(db, before) {
          const { name, kind = before.kind } = request.body
          const change = { kind, name: name ? toFileName(name, before.type) : before.name }
          if (change.kind === before.kind && change.name === before.name) return before
          const after = await store.changeFile(db, before, change)
          await recordFileActivity(db, request, { before, after })
          return after
        },
      })
      return toLeadFile(app, file)
    },
  })

  app.route({
    ...filesApi.remove,
    async handler(request, reply) {
      await changeFile(request, {
        id: request.params.id,
        async apply(db, before) {
          await store.removeFile(db, before.id)
          await recordFileActivity(db, request, { before })
          return undefined
        },
      })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...filesApi.restore,
    async handler(request) {
      const { id } = request.params
      const existing = await store.findFile(app.db, id, getViewer(request))
      // A file that is not deleted stays unchanged.
      if (existing) return toLeadFile(app, existing)
      const file = await changeFile(request, {
        action: 'restored',
        async apply(db) {
          await preventMerges(db)
          const removed = await store.findFile(db, id, getViewer(request), { isRemoved: true })
          if (!removed) return undefined
          const lead = (await findPrimaryLead(db, removed.lead_id, getViewer(request))) as Lead
          await acquireLock(db, 'lead', lead.id)
          await checkFileLimits(app, db, lead.id, removed.size)
          const after = await store.restoreFile(db, id, getViewer(request))
          if (after) await recordFileActivity(db, request, { after })
          return after
        },
      })
      return toLeadFile(app, file)
    },
  })
}

type Stored = store.StoredFile

const changeFile = defineItemChange<Stored>({
  subject: 'lead_file',
  displayName: 'File',
  name: ({ name }) => name,
  find: store.findFile,
  describe: (_db, { name, kind, size }) => ({ name, kind, size }),
})

const toLeadFile = async ({ db, services }: FastifyInstance, file: Stored) =>
  store.toFile(file, await services.administrators.listNames(db, [file.author_id]))

async function checkFileLimits(
  { services }: FastifyInstance,
  db: Database,
  leadId: string,
  size: number,
) {
  const files = await store.listFiles(db, leadId, services.administrators.listNames)
  const sum = files.reduce((total, file) => total + file.size, size)
  if (files.length < MAX_FILES && sum <= MAX_TOTAL_BYTES) return
  const limits = `${MAX_FILES} files and ${MAX_TOTAL_BYTES / 1024 / 1024} MB in total`
  throw new Conflict(
    `A lead can have at most ${limits}. Delete files that are no longer needed.`,
    'files_full',
  )
}

const describeFile = ({ kind, name }: { kind: FileKind; name: string }) => ({
  file: { kind, name },
})

async function recordFileActivity(
  db: Database,
  request: FastifyRequest,
  { before, after }: { before?: Stored; after?: Stored },
) {
  const { lead_id } = (after ?? before) as Stored
  await addActivity(db, {
    lead_id,
    kind: 'file',
    by: requireAdministrator(request).id,
    before: before && describeFile(before),
    after: after ? describeFile(after) : { file: null },
  })
  await updateLastActivity(db, lead_id)
}

export default fileRoutes
