import type { Feature, PageTypeDefinition } from '#app/platform/server/feature/feature.ts'
import { createValidator } from '#app/platform/server/http/validation.ts'
import type { BasePageContent } from '#app/platform/server/text/page-content.ts'
import { listCodes } from '../content/comparison.ts'
import { listCountryNames } from '../content/country-names.ts'
import { firstGuides } from '../content/first-guides.ts'
import { listFactKeys } from '../content/read-guide.ts'
import { comparison } from '../contract.ts'
import { manifest } from '../feature.ts'
import { GuideContent, GuideDraft } from '../guide-contract.ts'
import { createGuideContent, requireCountryCode } from './create-guide.ts'
import { isFiguresRequest } from './is-figures-request.ts'
import routes, { listBriefs } from './routes.ts'
import { listComparisonEntries, toSearchEntry } from './search-entry.ts'

/** Country guides. */
const guidePageType: PageTypeDefinition = {
  type: 'guide',
  schema: GuideDraft,
  createFields: createGuideContent,
  country: { find: requireCountryCode, of: (content) => (content as unknown as GuideContent).code },
  parseDraft: createValidator<BasePageContent>(GuideDraft),
  parseContent: createValidator<BasePageContent>(GuideContent),
  toSearchEntry,
  listFacts: listFactKeys,
}

export const guides: Feature = {
  manifest,
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
  listSearchEntries: async (app) =>
    (await listBriefs(app)).length < comparison.minCountries ? [] : listComparisonEntries(),
  listAddresses: async (app) => {
    const briefs = await listBriefs(app)
    const values = listCodes(briefs)
    return { queryParams: [{ ...comparison, values, aliases: listCountryNames(briefs) }] }
  },
}
