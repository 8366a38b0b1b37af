import { isDeepStrictEqual } from 'node:util'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Lead } from '#app/features/leads/contract.ts'
import { findPrimaryLead, preventMerges } from '#app/features/leads/server/store/lead-row.ts'
import { compare } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { type DocumentChange, studentDocumentsApi } from '../contract.ts'
import { describeDocument, recordDocumentActivity } from './activities.ts'
import { changeDocument } from './change-document.ts'
import { checkDetails } from './check-details.ts'
import { publishDeletions, publishState } from './events.ts'
import { anyDocument, receiveFile } from './files/receive-file.ts'
import { addFile } from './files/store.ts'
import { checkDocumentLimit, checkFileLimits } from './limits.ts'
import * as store from './store.ts'

type Stored = store.StoredDocument

/** Updates, verifies, deletes and restores documents. */
const documentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { listNames } = app.services.administrators
  const toDocument = (stored: Stored) => store.toDocument(app.db, stored, listNames)

  app.route({
    ...studentDocumentsApi.change,
    async handler(request) {
      const { seen: _, ...change } = request.body
      const document = await changeDocument(request, {
        id: request.params.id,
        async apply(db, before) {
          const after = await store.updateDocument(db, before, toChange(before, change))
          const activity = { before: describeDocument(before), after: describeDocument(after) }
          if (!isDeepStrictEqual(activity.before, activity.after)) {
            const difference = compare(activity.before, activity.after)
            await recordDocumentActivity(db, request, after, difference)
          }
          return after
        },
      })
      return toDocument(document)
    },
  })

  app.route({
    ...studentDocumentsApi.verify,
    async handler(request) {
      const { how, note = '' } = request.body
      const isSent = request.uploadedFile !== null
      if (!isSent && note === '') throw new ValidationError({ note: noProof })
      const file = isSent ? await receiveFile(request, anyDocument) : undefined
      const { id: verified_by } = requireAdministrator(request)
      const document = await changeDocument(request, {
        id: request.params.id,
        async apply(db, before) {
          const proof =
            file && (await addProof(app as unknown as FastifyInstance, db, before, request, file))
          const after = await store.updateDocument(db, before, {
            state: 'verified',
            reject_reason: '',
            verified_how: how,
            verified_by,
            verified_at: new Date().toISOString(),
            verified_note: note,
            proof_file_id: proof?.id ?? null,
          })
          const difference = compare(describeDocument(before), describeDocument(after))
          await recordDocumentActivity(db, request, after, difference)
          return after
        },
      })
      return toDocument(document)
    },
  })

  app.route({
    ...studentDocumentsApi.remove,
    async handler(request, reply) {
      await changeDocument(request, {
        id: request.params.id,
        async apply(db, before) {
          await store.removeDocument(db, before.id)
          await publishDeletions(db, [{ ...before, duplicate_of: null, deleted_at: null }])
          await recordDocumentActivity(db, request, before, {
            before: { document_state: before.state },
            after: { document_state: 'removed' },
          })
          return undefined
        },
      })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...studentDocumentsApi.restore,
    async handler(request) {
      const { id } = request.params
      const viewer = getViewer(request)
      const existing = await store.findDocument(app.db, id, viewer)
      // A document that is not deleted stays unchanged.
      if (existing) return toDocument(existing)
      const document = await changeDocument(request, {
        action: 'restored',
        async apply(db) {
          await preventMerges(db)
          const after = await store.restoreDocument(db, id, viewer)
          if (!after) return undefined
          const lead = (await findPrimaryLead(db, after.lead_id, viewer)) as Lead
          await acquireLock(db, 'lead', lead.id)
          await checkDocumentLimit(db, lead.id, 0)
          await checkFileLimits(app as unknown as FastifyInstance, db, lead.id, {
            size: 0,
            count: 0,
          })
          await publishState(db, after)
          await recordDocumentActivity(db, request, after, {
            before: { document_state: 'removed' },
            after: { document_state: after.state },
          })
          return after
        },
      })
      return toDocument(document)
    },
  })
}

const noProof = {
  code: 'no_proof',
  detail: 'Please add a proof file, or write what you have checked.',
}

const notVerified = {
  code: 'not_verified',
  detail: 'A document is verified with its proof. Use “Verify”.',
}

/** Returns the values to store. Throws ValidationError if they contradict each other. */
function toChange(before: Stored, change: DocumentChange): Partial<Stored> {
  const after = { ...before, ...change }
  if (after.state === 'verified' && before.state !== 'verified')
    throw new ValidationError({ state: notVerified })
  if (after.state !== 'rejected') after.reject_reason = ''
  checkDetails(after)
  const { reject_reason } = after
  if (before.state !== 'verified' || after.state === 'verified') return { ...change, reject_reason }
  return { ...change, reject_reason, ...store.withoutVerification }
}

/** Adds a proof file to a document, which is locked. */
async function addProof(
  app: FastifyInstance,
  db: Database,
  { id: student_document_id, lead_id }: Stored,
  request: FastifyRequest,
  file: Awaited<ReturnType<typeof receiveFile>>,
) {
  const lead = (await findPrimaryLead(db, lead_id, getViewer(request))) as Lead
  await acquireLock(db, 'lead', lead.id)
  await checkFileLimits(app, db, lead.id, { size: file.bytes.length, count: 1 })
  const { id: author_id } = requireAdministrator(request)
  return addFile(db, { ...file, lead_id, student_document_id, author_id, isProof: true })
}

export default documentRoutes
