import { publish } from '#app/platform/server/events/events.ts'
import type { Database } from '#database/connect.ts'
import type { Application } from '../contract.ts'

interface ApplicationEvent {
  applicationId: string
  /** The lead of the application, which may be merged into another. */
  leadId: string
  at: string
}

declare module '#app/platform/server/events/events.ts' {
  interface DomainEvents {
    applicationAdded: ApplicationEvent
    /** An application was changed or restored. */
    applicationChanged: ApplicationEvent
    /** An application was deleted, or erased with its lead. */
    applicationDeleted: ApplicationEvent
    /** An application got an outcome, or a decision on its visa; also published as a change. */
    applicationDecided: ApplicationEvent & {
      application: Application
      before: Application
      /** The administrator or API key that recorded it. */
      by: string
    }
  }
}

interface Written {
  before: Application | undefined
  after: Application
  action: 'added' | 'restored' | undefined
  by: string
}

/** Publishes the events of a written application. */
export async function publishApplication(db: Database, { before, after, action, by }: Written) {
  const event = { applicationId: after.id, leadId: after.lead_id, at: after.changed_at }
  if (action === 'added') return publish(db, 'applicationAdded', event)
  await publish(db, 'applicationChanged', event)
  if (!before) return
  const isDecided = (['outcome', 'visa_decision'] as const).some(
    (name) => after[name] !== null && after[name] !== before[name],
  )
  if (!isDecided) return
  await publish(db, 'applicationDecided', { ...event, application: after, before, by })
}

export const publishDeletion = (db: Database, { id, lead_id }: { id: string; lead_id: string }) =>
  publish(db, 'applicationDeleted', {
    applicationId: id,
    leadId: lead_id,
    at: new Date().toISOString(),
  })
