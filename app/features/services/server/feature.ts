import type { Feature, PageTypeDefinition } from '#app/platform/server/feature/feature.ts'
import { createValidator } from '#app/platform/server/http/validation.ts'
import type { BasePageContent } from '#app/platform/server/text/page-content.ts'
import { firstServices } from '../content/first-services.ts'
import { ServiceContent, ServiceDraft } from '../service-contract.ts'
import routes from './routes.ts'
import { toSearchEntry } from './search-entry.ts'

/** Services of the office. */
const servicePageType: PageTypeDefinition = {
  type: 'service',
  schema: ServiceDraft,
  createFields: () => ({
    position: 99,
    icon: 'plane',
    summary: '',
    intro: '',
    features: { heading: '', points: [] },
    related: [],
  }),
  parseDraft: createValidator<BasePageContent>(ServiceDraft),
  parseContent: createValidator<BasePageContent>(ServiceContent),
  toSearchEntry,
}

export const servicesFeature: Feature = {
  routes: [routes],
  pageTypes: [servicePageType],
  addFirstContent: (db, { pages }) =>
    pages.addFirstPages(
      db,
      'service',
      firstServices.map((content) => ({ content, writtenOn: '2026-11-21' })),
    ),
  contentTopic: 'services',
}
