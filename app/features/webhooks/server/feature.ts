import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import { delivery, notifyWebhooks } from './delivery.ts'
import routes from './routes.ts'
import { purge } from './store.ts'

export const leadWebhooks: Feature = {
  manifest,
  routes: [routes],
  eventHandlers: {
    leadCreated: ({ db }, { leadId, at }) =>
      notifyWebhooks(db, { event: 'lead.created', lead_id: leadId, at }),
    leadStageChanged: ({ db }, { leadId, ...change }) =>
      notifyWebhooks(db, { event: 'lead.stage_changed', lead_id: leadId, ...change }),
  },
  jobs: [delivery],
  purge: ({ db }) => purge(db),
}
