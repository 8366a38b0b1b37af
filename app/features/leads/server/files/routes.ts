import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireAdministrator } from '#app/base/server/access.ts'
import { auditAction } from '#app/base/server/audit.ts'
import { ConcurrencyLimiter } from '#app/base/server/concurrency-limiter.ts'
import { Conflict, NotFound, ValidationError } from '#app/base/server/errors.ts'
import { getViewer } from '#app/base/server/viewer.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/sql-dialect.ts'
import { type FileKind, filesApi, MOST_FILES, MOST_SUM_BYTES } from '../../files-contract.ts'
import { defineItemChange } from '../lead-items.ts'
import { addActivity } from '../store/activities.ts'
import { find } from '../store/change.ts'
import { preventMerges } from '../store/merge-locks.ts'
import { updateLastActivity } from '../store/responses.ts'
import { asDownload, mediaTypeOf, recognise, toFileName } from './file-types.ts'
import { scan } from './scan.ts'
import * as store from './store.ts'

/** Each download keeps a whole file in memory until it is sent. */
const readings = new ConcurrencyLimiter({ maxConcurrent: 4, waiting: 32, maxWaitMs: 30_000 })

const fileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...filesApi.add,
    async handler(request, reply) {
      const { id: leadId } = request.params
      const { name, type, bytes } = await requireFile(request)
      const { id: author_id } = requireAdministrator(request)
      const { kind = 'other' } = request.body
      const file = await changing(request, {
        async apply(db) {
          await preventMerges(db)
          await acquireLock(db, `lead ${leadId}`)
          if (!(await find(db, leadId, getViewer(request)))) throw new NotFound('Lead')
          await checkRoom(app, db, leadId, bytes.length)
          const added = await store.addFile(db, {
            lead_id: leadId,
            kind,
            name,
            type,
            bytes,
            author_id,
          })
          await tell(db, request, { after: added })
          return added
        },
      })
      return reply.code(201).send(await named(app, file))
    },
  })

  app.route({
    ...filesApi.read,
    async handler(request, reply) {
      const { id } = request.params
      const file = await store.findFile(app.db, id, getViewer(request))
      if (!file) throw new NotFound('File')
      await readings.acquireFor(reply.raw)
      const bytes = await store.readBytes(app.db, id)
      if (!bytes) throw new NotFound('File')
      const read = { subject: 'lead_file', subject_id: id, subject_name: file.name }
      await auditAction(app.db, request, { action: 'exported', ...read })
      reply.headers({
        'content-disposition': asDownload(file.name),
        'content-security-policy': `${reply.getHeader('content-security-policy')}; sandbox`,
      })
      reply.type(mediaTypeOf(file.type))
      // The bytes are sent unchanged; the contract types the response as a Blob.
      return bytes as unknown as Blob
    },
  })
}

/** Changes, deletes and restores a file. */
export const changeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...filesApi.change,
    async handler(request) {
      const file = await changing(request, {
        id: request.params.id,
        async apply(db, before) {
          const { name, kind = before.kind } = request.body
          const change = { kind, name: name ? toFileName(name, before.type) : before.name }
          if (change.kind === before.kind && change.name === before.name) return before
          const after = await store.changeFile(db, before, change)
          await tell(db, request, { before, after })
          return after
        },
      })
      return named(app, file)
    },
  })

  app.route({
    ...filesApi.remove,
    async handler(request, reply) {
      await changing(request, {
        id: request.params.id,
        async apply(db, before) {
          await store.removeFile(db, before.id)
          await tell(db, request, { before })
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
      const here = await store.findFile(app.db, id, getViewer(request))
      // A row that is not deleted is returned unchanged.
      if (here) return named(app, here)
      const file = await changing(request, {
        action: 'restored',
        async apply(db) {
          await preventMerges(db)
          const after = await store.restoreFile(db, id, getViewer(request))
          if (after) await tell(db, request, { after })
          return after
        },
      })
      return named(app, file)
    },
  })
}

type Stored = store.StoredFile

const changing = defineItemChange<Stored>({
  subject: 'lead_file',
  displayName: 'File',
  name: ({ name }) => name,
  find: store.findFile,
  describe: (_db, { name, kind, size }) => ({ name, kind, size }),
})

const named = async ({ db, services }: FastifyInstance, file: Stored) =>
  store.toFile(file, await services.people.listNames(db, [file.author_id]))

/** Returns the uploaded file if its type is accepted. Throws ValidationError. */
async function requireFile(request: FastifyRequest) {
  const { uploadedFile, server } = request
  request.uploadedFile = null
  if (!uploadedFile) throw refused('no_file', 'Please choose a file.')
  const type = await recognise(uploadedFile.bytes)
  if (!type)
    throw refused(
      'file_unknown',
      'This file type is not accepted. Choose a PDF, JPEG, PNG, WebP or DOCX file.',
    )
  if (type === 'active') throw refused('file_active', active)
  await scan(server.scanCommand, uploadedFile.bytes)
  return { name: toFileName(uploadedFile.name, type), type, bytes: uploadedFile.bytes }
}

const active =
  'This document contains macros, embedded objects (for example the table behind a chart) or content from another site. Open it in Word, save it as a PDF and upload the PDF.'

const refused = (code: string, detail: string) => new ValidationError({ file: { code, detail } })

async function checkRoom(
  { services }: FastifyInstance,
  db: Database,
  leadId: string,
  size: number,
) {
  const files = await store.listFiles(db, leadId, services.people.listNames)
  const sum = files.reduce((total, file) => total + file.size, size)
  if (files.length < MOST_FILES && sum <= MOST_SUM_BYTES) return
  const most = `${MOST_FILES} files and ${MOST_SUM_BYTES / 1024 / 1024} MB in total`
  throw new Conflict(
    `A lead can have at most ${most}. Delete files that are no longer needed.`,
    'files_full',
  )
}

/** The values for the timeline. */
const told = ({ kind, name }: { kind: FileKind; name: string }) => ({ file: { kind, name } })

async function tell(
  db: Database,
  request: FastifyRequest,
  { before, after }: { before?: Stored; after?: Stored },
) {
  const { lead_id } = (after ?? before) as Stored
  await addActivity(db, {
    ...{ lead_id, kind: 'file', by: requireAdministrator(request).id },
    before: before && told(before),
    after: after ? told(after) : { file: null },
  })
  await updateLastActivity(db, lead_id)
}

export default fileRoutes
