import type { FastifyRequest } from 'fastify'
import { addActivity } from '#app/features/leads/server/store/activities.ts'
import { updateLastActivity } from '#app/features/leads/server/store/responses.ts'
import { requireAuthor } from '#app/platform/server/auth/access.ts'
import type { Database } from '#database/connect.ts'
import type { StoredFile } from './files/store.ts'
import type { StoredDocument } from './store.ts'

/** Describes a document for the audit log and the timeline. */
export const describeDocument = (document: StoredDocument) => ({
  document_kind: document.kind,
  document_title: document.title,
  document_whose: document.whose,
  document_issuer: document.issuer,
  document_issued_on: document.issued_on,
  document_valid_until: document.valid_until,
  due_on: document.due_on,
  document_note: document.note,
  document_state: document.state as string,
  document_reject_reason: document.reject_reason,
  document_verified_how: document.verified_how,
  document_verified_note: document.verified_note,
})

interface DocumentActivity {
  before?: object
  after?: object
}

/** Adds a change of a document to the timeline, which names the document. */
export async function recordDocumentActivity(
  db: Database,
  request: FastifyRequest,
  { lead_id, kind, title }: Pick<StoredDocument, 'lead_id' | 'kind' | 'title'>,
  { before = {}, after = {} }: DocumentActivity,
) {
  await addActivity(db, {
    lead_id,
    kind: 'document',
    by: requireAuthor(request).id,
    before,
    after: Object.assign({ document: { kind, title } }, after),
  })
  await updateLastActivity(db, lead_id)
}

/** A document by its title, or by its kind, which the screens name in their language. */
type AddedDocument = string | Pick<StoredDocument, 'kind' | 'title'>

/** Adds added documents to the timeline. */
export async function recordAddedDocuments(
  db: Database,
  request: FastifyRequest,
  lead_id: string,
  added_documents: AddedDocument[],
) {
  const { id: by } = requireAuthor(request)
  await addActivity(db, { lead_id, kind: 'document', by, after: { added_documents } })
  await updateLastActivity(db, lead_id)
}

/** Adds a new or deleted file of a document to the timeline. */
export async function recordFileActivity(
  db: Database,
  request: FastifyRequest,
  { lead_id, name }: Pick<StoredFile, 'lead_id' | 'name'>,
  { kind, isRemoved = false }: { kind: StoredDocument['kind']; isRemoved?: boolean },
) {
  const file = { kind, name }
  await addActivity(db, {
    lead_id,
    kind: 'file',
    by: requireAuthor(request).id,
    before: isRemoved ? { file } : {},
    after: { file: isRemoved ? null : file },
  })
  await updateLastActivity(db, lead_id)
}
