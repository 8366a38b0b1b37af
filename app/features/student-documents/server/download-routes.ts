import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { findPrimaryLead } from '#app/features/leads/server/store/lead-row.ts'
import { auditAction } from '#app/platform/server/audit/audit.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { ConcurrencyLimiter } from '#app/platform/server/http/concurrency-limiter.ts'
import { toContentDisposition } from '#app/platform/server/http/content-disposition.ts'
import { NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { studentDocumentsApi } from '../contract.ts'
import { readPieces } from './files/store.ts'
import { listDocuments } from './store.ts'
import { createZip, listZipEntries } from './zip.ts'

/** Each download keeps one picture in memory. */
const downloads = new ConcurrencyLimiter({ maxConcurrent: 2, maxQueued: 16, maxWaitMs: 30_000 })

const downloadRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...studentDocumentsApi.download,
    async handler(request, reply) {
      const { db, services } = app
      const { ids } = request.body
      const lead = await findPrimaryLead(db, request.params.id, getViewer(request))
      if (!lead) throw new NotFound('Lead')
      const all = await listDocuments(db, lead.id, services.administrators.listNames)
      const chosen = ids ? all.filter(({ id }) => ids.includes(id)) : all
      const entries = listZipEntries(chosen)
      if (entries.length === 0) throw new ValidationError({ ids: noFiles })
      await downloads.acquireFor(reply.raw)
      const audited = { subject: 'lead', subject_id: lead.id, subject_name: lead.name }
      await auditAction(db, request, { action: 'exported', ...audited })
      const zip = createZip(entries, (file) => readPieces(db, file))
      reply.header('content-disposition', toContentDisposition(`${lead.name || 'documents'}.zip`))
      reply.type('application/zip')
      // The contract declares a Blob, which the browser reads; the server sends a stream.
      return Readable.fromWeb(zip as ReadableStream) as unknown as Blob
    },
  })
}

const noFiles = { code: 'no_files', detail: 'These documents have no files yet. Add files first.' }

export default downloadRoutes
