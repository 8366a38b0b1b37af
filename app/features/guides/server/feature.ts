import type { Feature, PageTypeDefinition } from '#app/platform/server/feature/feature.ts'
import { createValidator } from '#app/platform/server/http/validation.ts'
import type { BasePageContent } from '#app/platform/server/text/page-content.ts'
import { listCodes } from '../content/comparison.ts'
import { firstGuides } from '../content/first-guides.ts'
import { listFactKeys } from '../content/read-guide.ts'
import { comparison } from '../contract.ts'
import { GuideContent, GuideDraft } from '../guide-contract.ts'
import { createGuideContent } from './create-guide.ts'
import { isFiguresRequest } from './is-figures-request.ts'
import routes, { listBriefs } from './routes.ts'
import { toSearchEntry } from './search-entry.ts'

/** Country guides. */
const guidePageType: PageTypeDefinition = {
  type: 'guide',
  schema: GuideDraft,
  createFields: createGuideContent,
  parseDraft: createValidator<BasePageContent>(GuideDraft),
  parseContent: createValidator<BasePageContent>(GuideContent),
  toSearchEntry,
  listFacts: listFactKeys,
}

export const guides: Feature = {
  routes: [routes],
  pageTypes: [guidePageType],
  addFirstContent: (db, { pages }) =>
    pages.addFirstPages(
      db,
      'guide',
      firstGuides.map((content) => ({ content, writtenOn: '2026-11-21' })),
    ),
  contentTopic: 'guides',
  isSuggested: isFiguresRequest,
  listAddresses: async (app) => ({
    queryParams: [{ ...comparison, values: listCodes(await listBriefs(app)) }],
  }),
}
