import type { DocumentContent } from '#app/base/server/document-content.ts'
import type { DocumentKind, Feature } from '#app/base/server/feature.ts'
import { createValidator } from '#app/base/server/validation.ts'
import { listCodes } from '../content/compared.ts'
import { firstGuides } from '../content/first-guides.ts'
import { keysIn } from '../content/read-guide.ts'
import { comparison } from '../contract.ts'
import { GuideContent, GuideDraft } from '../guide-contract.ts'
import { isOffered } from './asked-for-figures.ts'
import { beginGuide } from './begin-guide.ts'
import { toSearchEntry } from './findable.ts'
import routes, { listBriefs } from './routes.ts'

/** Everything that students ask about a country. */
const guideKind: DocumentKind = {
  kind: 'guide',
  schema: GuideDraft,
  start: beginGuide,
  readDraft: createValidator<DocumentContent>(GuideDraft),
  readWhole: createValidator<DocumentContent>(GuideContent),
  toSearchEntry,
  listFacts: keysIn,
}

export const guides: Feature = {
  routes: [routes],
  documentKinds: [guideKind],
  addFirstContent: (db, { documents }) =>
    documents.addFirst(
      db,
      'guide',
      firstGuides.map((content) => ({ content, written: '2026-11-21' })),
    ),
  contentTopic: 'guides',
  isSuggested: isOffered,
  listAddresses: async (app) => ({
    queryParams: [{ ...comparison, values: listCodes(await listBriefs(app)) }],
  }),
}
