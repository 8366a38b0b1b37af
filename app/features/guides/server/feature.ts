import type { DocumentContent } from '#app/base/server/document-content.ts'
import type { DocumentKind, Feature } from '#app/base/server/feature.ts'
import { checkBy } from '#app/base/server/validation.ts'
import { listCodes } from '../content/compared.ts'
import { firstGuides } from '../content/first-guides.ts'
import { keysIn } from '../content/read-guide.ts'
import { comparison } from '../contract.ts'
import { GuideContent, GuideDraft } from '../guide-contract.ts'
import { isOffered } from './asked-for-figures.ts'
import { beginGuide } from './begin-guide.ts'
import { toFindable } from './findable.ts'
import routes, { listBriefs } from './routes.ts'

/** Everything that students ask about a country. */
const guideKind: DocumentKind = {
  kind: 'guide',
  schema: GuideDraft,
  start: beginGuide,
  readDraft: checkBy<DocumentContent>(GuideDraft),
  readWhole: checkBy<DocumentContent>(GuideContent),
  toFindable,
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
  shown: 'guides',
  isOffered,
  addresses: async (app) => ({
    choices: [{ ...comparison, values: listCodes(await listBriefs(app)) }],
  }),
}
