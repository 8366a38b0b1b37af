import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Lead } from '#app/features/leads/contract.ts'
import { defineItemChange } from '#app/features/leads/server/lead-items.ts'
import { find } from '#app/features/leads/server/store/change.ts'
import { findPrimaryLead, preventMerges } from '#app/features/leads/server/store/lead-row.ts'
import { requireAuthor } from '#app/platform/server/auth/access.ts'
import { getViewer, systemViewer, type Viewer } from '#app/platform/server/auth/viewer.ts'
import { NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { guessKind, isForStudent, pendingStates } from '../../contract.ts'
import { filesApi } from '../../files-contract.ts'
import { recordFileActivity } from '../activities.ts'
import { checkDocumentLimit, checkFileLimits } from '../limits.ts'
import {
  addDocuments,
  findDocument,
  restoreDocument,
  type StoredDocument,
  updateDocument,
  withoutVerification,
} from '../store.ts'
import { anyDocument, receiveFile } from './receive-file.ts'
import { sendFile } from './send-file.ts'
import * as store from './store.ts'

const fileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...filesApi.add,
    async handler(request, reply) {
      const { id: leadId } = request.params
      const { document_id } = request.body
      const file = await receiveFile(request, anyDocument)
      const { id: author_id } = requireAuthor(request)
      const viewer = getViewer(request)
      let isRepeated = false
      let documentId = document_id
      const added = await changeFile(request, {
        async findRepeated(db) {
          await preventMerges(db)
          documentId ??= await findPendingDocument(db, leadId, file.name)
          if (documentId) await lockDocument(db, documentId)
          await acquireLock(db, 'lead', leadId)
          if (!(await find(db, leadId, viewer))) throw new NotFound('Lead')
          const sent = { ...file, author_id, primaryLeadId: leadId, documentId: document_id }
          const repeated = await store.findRepeatedFile(db, sent)
          isRepeated = repeated !== undefined
          return repeated
        },
        async apply(db) {
          await checkFileLimits(app, db, leadId, { size: file.bytes.length, count: 1 })
          const pending = document_id ? undefined : await findPendingDocument(db, leadId, file.name)
          // Without the lock, another request may have filled the document.
          if (!document_id && pending !== documentId) documentId = undefined
          const document = documentId
            ? await requireDocument(db, documentId, viewer, leadId)
            : await addDocumentOfFile(db, leadId, file.name)
          await markReceived(db, document)
          const { id: student_document_id, lead_id } = document
          const after = await store.addFile(db, {
            ...file,
            lead_id,
            student_document_id,
            author_id,
          })
          await recordFileActivity(db, request, after, document)
          return after
        },
      })
      return reply.code(isRepeated ? 200 : 201).send(await toLeadFile(app, added))
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

/** Deletes and restores files. */
export const changeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...filesApi.remove,
    async handler(request, reply) {
      await changeFile(request, {
        id: request.params.id,
        async apply(db, before) {
          const document = await lockDocumentOf(db, before)
          await store.removeFile(db, before.id)
          await withdrawVerification(db, document, before)
          const { kind } = document
          await recordFileActivity(db, request, before, { kind, isRemoved: true })
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
      const viewer = getViewer(request)
      const existing = await store.findFile(app.db, id, viewer)
      // A file that is not deleted stays unchanged.
      if (existing) return toLeadFile(app, existing)
      const file = await changeFile(request, {
        action: 'restored',
        async apply(db) {
          await preventMerges(db)
          const removed = await store.findFile(db, id, viewer, { isRemoved: true })
          if (!removed) return undefined
          const lead = (await findPrimaryLead(db, removed.lead_id, viewer)) as Lead
          await lockDocument(db, removed.student_document_id as string)
          await acquireLock(db, 'lead', lead.id)
          await checkFileLimits(app, db, lead.id, { size: removed.size, count: 1 })
          const after = await store.restoreFile(db, id, viewer)
          if (!after) return undefined
          await restoreDocument(db, removed.student_document_id as string, viewer)
          const document = await lockDocumentOf(db, after)
          await withdrawVerification(db, document, after)
          await recordFileActivity(db, request, after, document)
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
  describe: (_db, { name, size }) => ({ name, size }),
})

const toLeadFile = async ({ db, services }: FastifyInstance, file: Stored) =>
  store.toFile(file, await services.administrators.listNames(db, [file.author_id]))

export const lockDocument = (db: Database, id: string) =>
  acquireLock(db, 'lead_item', `student_document ${id}`)

async function requireDocument(db: Database, id: string, viewer: Viewer, primaryLeadId: string) {
  const document = await findDocument(db, id, viewer, { primaryLeadId })
  if (document) return document
  const detail = 'This document was deleted. Choose another one.'
  throw new ValidationError({ document_id: { code: 'not_there', detail } })
}

/**
 * Returns the first document for the student that must still be brought and is of the kind of the file: a
 * file like “passport.pdf” does not fill the passport of a sponsor.
 */
async function findPendingDocument(db: Database, leadId: string, fileName: string) {
  const kind = guessKind(fileName)
  if (kind === 'other') return undefined
  const row = await db
    .selectFrom('student_documents')
    .innerJoin('leads', 'leads.id', 'student_documents.lead_id')
    .select('student_documents.id')
    .where('primary_lead_id', '=', leadId)
    .where('kind', '=', kind)
    .where('state', 'in', pendingStates)
    .$if(!isForStudent({ kind, whose: 'sponsor' }), (query) => query.where('whose', '=', 'student'))
    .where('student_documents.deleted_at', 'is', null)
    .where('duplicate_of', 'is', null)
    .orderBy(sql`case whose when 'student' then 0 else 1 end`)
    .orderBy('position')
    .orderBy('student_documents.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Adds a document for a file; its kind is guessed from the name. */
async function addDocumentOfFile(db: Database, leadId: string, fileName: string) {
  await checkDocumentLimit(db, leadId, 1)
  const kind = guessKind(fileName)
  const title = kind === 'other' ? fileName : ''
  const [document] = await addDocuments(db, leadId, [{ kind, title }])
  return document as StoredDocument
}

/** Locks and returns the document of a file. */
async function lockDocumentOf(db: Database, { student_document_id }: Stored) {
  const id = student_document_id as string
  await lockDocument(db, id)
  const document =
    (await findDocument(db, id, systemViewer)) ??
    (await findDocument(db, id, systemViewer, { isRemoved: true }))
  return document as StoredDocument
}

/** A document with a new page is received, and not verified any more. */
export const markReceived = (db: Database, document: StoredDocument) =>
  document.state === 'not_needed'
    ? document
    : updateDocument(db, document, {
        ...withoutVerification,
        state: 'received',
        reject_reason: '',
      })

/** A verification does not cover pages that were deleted or restored after it, and needs its proof. */
async function withdrawVerification(db: Database, document: StoredDocument, file: Stored) {
  const isFormerProof = file.is_proof === 1 && document.proof_file_id !== file.id
  if (document.state === 'verified' && !isFormerProof) await markReceived(db, document)
}

export default fileRoutes
