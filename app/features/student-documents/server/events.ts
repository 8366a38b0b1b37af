import { publish } from '#app/platform/server/events/events.ts'
import type { Database } from '#database/connect.ts'
import type { DocumentState } from '../contract.ts'

interface DocumentEvent {
  documentId: string
  /** The lead of the document, which may be merged into another. */
  leadId: string
  at: string
}

declare module '#app/platform/server/events/events.ts' {
  interface DomainEvents {
    documentReceived: DocumentEvent
    documentVerified: DocumentEvent
    /** A document was deleted, or erased with its lead, conversation or form. */
    documentDeleted: DocumentEvent
    /** A document ends in this number of days; published once in each of the spans of 60, 30 and 7 days. */
    documentExpiring: DocumentEvent & { days: number }
  }
}

interface DocumentRow {
  id: string
  lead_id: string
  state: DocumentState
}

/** Publishes that a document has reached another state. */
export async function publishState(db: Database, { id, lead_id, state }: DocumentRow) {
  const event = { documentId: id, leadId: lead_id, at: new Date().toISOString() }
  if (state === 'received') await publish(db, 'documentReceived', event)
  if (state === 'verified') await publish(db, 'documentVerified', event)
}

interface DeletedDocument {
  id: string
  /** null before its conversation or form has a lead. */
  lead_id: string | null
  /** The document of the primary lead that it repeats, which is listed instead. */
  duplicate_of: string | null
  /** When it was deleted before it is erased. */
  deleted_at: string | null
}

/** Publishes the deletion of documents that were listed until now. */
export async function publishDeletions(db: Database, documents: DeletedDocument[]) {
  const at = new Date().toISOString()
  for (const { id: documentId, lead_id: leadId, duplicate_of, deleted_at } of documents)
    if (leadId && !duplicate_of && !deleted_at)
      await publish(db, 'documentDeleted', { documentId, leadId, at })
}
