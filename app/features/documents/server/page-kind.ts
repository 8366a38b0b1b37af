import type { DocumentContent } from '#app/base/server/document-content.ts'
import type { DocumentKind } from '#app/base/server/feature.ts'
import { checkBy } from '#app/base/server/validation.ts'
import { asPlain } from '../inline-text.ts'
import { Page, PageDraft } from '../page-contract.ts'
import { toFindable } from './findable.ts'

/** Pages that the office writes of sections as it likes. */
export const pageKind: DocumentKind = {
  kind: 'page',
  schema: PageDraft,
  start: () => ({ place: '', intro: '', sections: [] }),
  readDraft: checkBy<DocumentContent>(PageDraft),
  readWhole: checkBy<DocumentContent>(Page),
  toFindable,
  asPlain,
}
