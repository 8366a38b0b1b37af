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
    /** A document ends in 60, 30 or 7 days; each is published once. */
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
