import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditAction } from '#app/platform/server/audit/audit.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { ConcurrencyLimiter } from '#app/platform/server/http/concurrency-limiter.ts'
import { toContentDisposition } from '#app/platform/server/http/content-disposition.ts'
import { Conflict, NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { storeOrder } from '#database/positions.ts'
import { documentKindLabels, studentDocumentsApi } from '../contract.ts'
import { changeDocument } from './change-document.ts'
import { createPhotoPdf } from './copies/photo-pdf.ts'
import { listFilesOfDocuments, readBytes } from './files/store.ts'
import { findDocument, toDocument } from './store.ts'

/** Each download decodes one photo at a time. */
const downloads = new ConcurrencyLimiter({ maxConcurrent: 2, maxQueued: 16, maxWaitMs: 30_000 })

/** Orders the pages of a document and downloads its photos as one PDF. */
const pageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { listNames } = app.services.administrators
  const listPages = async (db: typeof app.db, id: string) =>
    ((await listFilesOfDocuments(db, [id], listNames)).get(id) ?? []).filter(
      ({ is_proof }) => !is_proof,
    )

  app.route({
    ...studentDocumentsApi.orderFiles,
    async handler(request) {
      const ids = request.body.ids.map((id) => id.toLowerCase())
      const document = await changeDocument(request, {
        id: request.params.id,
        async apply(db, before) {
          const pages = await listPages(db, before.id)
          const isSame = pages.length === ids.length && pages.every(({ id }) => ids.includes(id))
          if (!isSame) throw new Conflict('The list has changed. Please reload it.', 'list_changed')
          await storeOrder(db, 'lead_files', ids)
          return before
        },
      })
      return toDocument(app.db, document, listNames)
    },
  })

  app.route({
    ...studentDocumentsApi.downloadPdf,
    async handler(request, reply) {
      const { db } = app
      const document = await findDocument(db, request.params.id, getViewer(request))
      if (!document) throw new NotFound('Document')
      const pages = await listPages(db, document.id)
      const isAllPhotos = pages.every(({ type }) => type !== 'pdf' && type !== 'docx')
      if (pages.length === 0 || !isAllPhotos) throw new ValidationError({ id: noPhotos })
      await downloads.acquireFor(reply.raw)
      const name = document.title || documentKindLabels[document.kind]
      const pdf = await createPhotoPdf(pages, { title: name, readBytes: (id) => readBytes(db, id) })
      const { id: subject_id, title: subject_name } = document
      const audited = { subject: 'student_document', subject_id, subject_name }
      await auditAction(db, request, { action: 'exported', ...audited })
      reply.header('content-disposition', toContentDisposition(`${name}.pdf`))
      reply.type('application/pdf')
      // The contract declares a Blob, which the browser reads; the server sends the buffer.
      return pdf as unknown as Blob
    },
  })
}

const noPhotos = {
  code: 'no_photos',
  detail: 'Only photos can become one PDF. Download this document as a ZIP file instead.',
}

export default pageRoutes
