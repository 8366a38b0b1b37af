import type { DomainEvents, EventContext } from '#app/platform/server/events/events.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import type { WebhookEvent } from '../contract.ts'
import { manifest } from '../feature.ts'
import { delivery, notifyWebhooks } from './delivery.ts'
import routes from './routes.ts'
import { purge } from './store.ts'

interface AboutLead {
  leadId: string
  at: string
}

const notifyOfApplication =
  (event: WebhookEvent) =>
  ({ db }: EventContext, { leadId, at, applicationId }: AboutLead & { applicationId: string }) =>
    notifyWebhooks(db, { event, lead_id: leadId, at, application_id: applicationId })

const notifyOfDocument =
  (event: WebhookEvent) =>
  ({ db }: EventContext, about: AboutLead & { documentId: string; days?: number }) => {
    const { leadId, at, documentId, days } = about
    return notifyWebhooks(db, { event, lead_id: leadId, at, document_id: documentId, days })
  }

/** A deletion names the primary lead, which may be erased when it is delivered. */
async function notifyOfDeletion(
  { db }: EventContext,
  event: 'application.deleted' | 'document.deleted',
  { leadId, at, ...ids }: AboutLead & { application_id?: string; document_id?: string },
) {
  const lead = await db
    .selectFrom('leads')
    .select('primary_lead_id')
    .where('id', '=', leadId)
    .executeTakeFirst()
  const lead_id = lead?.primary_lead_id ?? leadId
  await notifyWebhooks(db, { event, lead_id, at, ...ids })
}

const notifyOfMove =
  (event: 'lead.merged' | 'lead.unmerged') =>
  async ({ db, services }: EventContext, moved: DomainEvents['leadsMerged']) =>
    notifyWebhooks(db, {
      event,
      lead_id: moved.leadId,
      from_lead_id: moved.fromLeadId,
      at: moved.at,
      application_ids: await services.applications.listIds(db, moved.movedLeadIds),
      document_ids: await services.studentDocuments.listIds(db, moved.movedLeadIds),
    })

export const leadWebhooks: Feature = {
  manifest,
  routes: [routes],
  eventHandlers: {
    leadCreated: ({ db }, { leadId, at }) =>
      notifyWebhooks(db, { event: 'lead.created', lead_id: leadId, at }),
    leadStageChanged: ({ db }, { leadId, ...change }) =>
      notifyWebhooks(db, { event: 'lead.stage_changed', lead_id: leadId, ...change }),
    leadsMerged: notifyOfMove('lead.merged'),
    leadsUnmerged: notifyOfMove('lead.unmerged'),
    applicationAdded: notifyOfApplication('application.created'),
    applicationChanged: notifyOfApplication('application.changed'),
    applicationDecided: notifyOfApplication('application.decided'),
    applicationDeleted: (context, { applicationId: application_id, leadId, at }) =>
      notifyOfDeletion(context, 'application.deleted', { leadId, at, application_id }),
    documentReceived: notifyOfDocument('document.received'),
    documentVerified: notifyOfDocument('document.verified'),
    documentExpiring: notifyOfDocument('document.expiring'),
    documentDeleted: (context, { documentId: document_id, leadId, at }) =>
      notifyOfDeletion(context, 'document.deleted', { leadId, at, document_id }),
  },
  jobs: [delivery],
  purge: ({ db }) => purge(db),
}
