import type { PageTypeDefinition } from '#app/platform/server/feature/feature.ts'
import { createValidator } from '#app/platform/server/http/validation.ts'
import type { BasePageContent } from '#app/platform/server/text/page-content.ts'
import { escapeInline } from '../inline-text.ts'
import { StandardContent, StandardDraft } from '../standard-contract.ts'
import { toSearchEntry } from './search-entry.ts'

/** The page type with freely arranged sections. */
export const standardPageType: PageTypeDefinition = {
  type: 'page',
  schema: StandardDraft,
  createFields: () => ({ menu_location: '', intro: '', sections: [] }),
  parseDraft: createValidator<BasePageContent>(StandardDraft),
  parseContent: createValidator<BasePageContent>(StandardContent),
  toSearchEntry,
  escapeText: escapeInline,
}
