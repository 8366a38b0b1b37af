import type { EventContext } from '#app/platform/server/events/events.ts'
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

export const leadWebhooks: Feature = {
  manifest,
  routes: [routes],
  eventHandlers: {
    leadCreated: ({ db }, { leadId, at }) =>
      notifyWebhooks(db, { event: 'lead.created', lead_id: leadId, at }),
    leadStageChanged: ({ db }, { leadId, ...change }) =>
      notifyWebhooks(db, { event: 'lead.stage_changed', lead_id: leadId, ...change }),
    applicationAdded: notifyOfApplication('application.created'),
    applicationChanged: notifyOfApplication('application.changed'),
    applicationDecided: notifyOfApplication('application.decided'),
    documentReceived: notifyOfDocument('document.received'),
    documentVerified: notifyOfDocument('document.verified'),
    documentExpiring: notifyOfDocument('document.expiring'),
  },
  jobs: [delivery],
  purge: ({ db }) => purge(db),
}
