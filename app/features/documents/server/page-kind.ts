import type { DocumentContent } from '#app/base/server/document-content.ts'
import type { DocumentKind } from '#app/base/server/feature.ts'
import { createValidator } from '#app/base/server/validation.ts'
import { asPlain } from '../inline-text.ts'
import { Page, PageDraft } from '../page-contract.ts'
import { toSearchEntry } from './findable.ts'

/** Pages that the office writes of sections as it likes. */
export const pageKind: DocumentKind = {
  kind: 'page',
  schema: PageDraft,
  start: () => ({ place: '', intro: '', sections: [] }),
  readDraft: createValidator<DocumentContent>(PageDraft),
  readWhole: createValidator<DocumentContent>(Page),
  toSearchEntry,
  asPlain,
}
