import type { DocumentContent } from '#app/base/server/document-content.ts'
import type { DocumentKind, Feature } from '#app/base/server/feature.ts'
import { createValidator } from '#app/base/server/validation.ts'
import { firstServices } from '../content/first-services.ts'
import { ServiceContent, ServiceDraft } from '../service-contract.ts'
import { toSearchEntry } from './findable.ts'
import routes from './routes.ts'

/** What the office does for students. */
const serviceKind: DocumentKind = {
  kind: 'service',
  schema: ServiceDraft,
  start: () => ({
    position: 99,
    icon: 'plane',
    summary: '',
    intro: '',
    features: { heading: '', points: [] },
    related: [],
  }),
  readDraft: createValidator<DocumentContent>(ServiceDraft),
  readWhole: createValidator<DocumentContent>(ServiceContent),
  toSearchEntry,
}

export const servicesFeature: Feature = {
  routes: [routes],
  documentKinds: [serviceKind],
  addFirstContent: (db, { documents }) =>
    documents.addFirst(
      db,
      'service',
      firstServices.map((content) => ({ content, written: '2026-11-21' })),
    ),
  contentTopic: 'services',
}
