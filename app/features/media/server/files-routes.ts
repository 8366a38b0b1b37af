import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange, type Change, restoreRow } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { Conflict, NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { scanFile } from '#app/platform/server/uploads/scan-file.ts'
import { parseMediaNames } from '../contract.ts'
import { filesApi, type StoredFile } from '../files-contract.ts'
import { countPages } from './count-pages.ts'
import {
  addFile,
  changeTitle,
  Files,
  findPdfProblem,
  getFileName,
  markFileDeleted,
  restoreFile,
} from './files.ts'
import { describeUsages, listUsages } from './usages.ts'

const auditSubject = { subject: 'file', name: ({ title }: StoredFile) => title }
const nameOf = ({ address }: StoredFile) => parseMediaNames(address)[0] ?? ''

const filesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const files = new Files(app.pictureReferences)

  app.route({
    ...filesApi.list,
    async handler({ query }, reply) {
      const { files: listed, total } = await files.list(app.db, query)
      reply.header('x-total-count', total)
      return listed
    },
  })

  app.route({
    ...filesApi.add,
    async handler(request, reply) {
      const bytes = await requirePdf(request)
      const name = getFileName(bytes)
      const existing = await files.find(app.db, { name })
      if (existing) return reply.code(200).send(existing)
      const title = request.body.title || 'File'
      const { username: created_by } = requireAdministrator(request)
      const pages = await countPages(bytes)
      const added = await auditChange(request, {
        ...auditSubject,
        async apply(db) {
          await addFile(db, { name, bytes, pages, title, created_by })
          return (await files.find(db, { name })) as StoredFile
        },
      })
      return reply.code(201).send(added)
    },
  })

  app.route({
    ...filesApi.change,
    handler: (request) =>
      changeFile(request, {
        async apply(db) {
          const { id } = request.params
          await changeTitle(db, id, request.body.title)
          return files.find(db, { id })
        },
      }),
  })

  app.route({
    ...filesApi.listUses,
    async handler({ params }) {
      const file = await files.find(app.db, params)
      if (!file) throw new NotFound('File')
      return listUsages(app, app.db, nameOf(file))
    },
  })

  app.route({
    ...filesApi.remove,
    async handler(request, reply) {
      await changeFile(request, {
        async apply(db, before) {
          if (!before) return undefined
          // Deletes first: concurrent changes that use the file wait for this, or are visible below.
          await markFileDeleted(db, before.id)
          const uses = await listUsages(app, db, nameOf(before))
          const present = uses.filter(({ is_past }) => !is_past)
          if (present.length > 0) throw createInUseError(describeUsages(present))
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
      return restoreRow(request, {
        ...auditSubject,
        displayName: 'File',
        id,
        find: (db) => files.find(db, { id }),
        async apply(db) {
          await restoreFile(db, { id })
          return files.find(db, { id })
        },
      })
    },
  })
}

/** Changes an existing file. Throws NotFound. */
async function changeFile(request: FastifyRequest, change: Pick<Change<StoredFile>, 'apply'>) {
  const { id } = request.params as { id: string }
  const changed = await auditChange(request, {
    ...auditSubject,
    id,
    find: (db) => new Files(request.server.pictureReferences).find(db, { id }),
    ...change,
  })
  if (!changed) throw new NotFound('File')
  return changed
}

/** Returns the uploaded PDF. Throws ValidationError if there is none. */
async function requirePdf(request: FastifyRequest) {
  const bytes = request.uploadedFile?.bytes
  request.uploadedFile = null
  if (!bytes)
    throw new ValidationError({ file: { code: 'no_file', detail: 'Please choose a file.' } })
  const problem = findPdfProblem(bytes)
  if (problem) throw new ValidationError({ file: problem })
  await scanFile(request.server.scanCommand, bytes)
  return bytes
}

const createInUseError = (where: string) =>
  new Conflict(`${where} Please remove the link there first.`, 'file_in_use')

export default filesRoutes
