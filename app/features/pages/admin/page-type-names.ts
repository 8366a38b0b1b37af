import { type AddablePageType, type PageType, toDisplayedType } from '../contract.ts'

interface PageTypeName {
  /** In the middle of a sentence. */
  one: string
  many: string
  /** What is asked for when a new one begins, and such as what. */
  titleLabel: string
  example: string
}

/** What the office calls kinds of documents. */
export const pageTypeNames: Record<AddablePageType, PageTypeName> = {
  page: { one: 'page', many: 'Pages', titleLabel: 'Title', example: 'Terms of Service' },
  guide: { one: 'guide', many: 'Guides', titleLabel: 'Country', example: 'Norway' },
  service: { one: 'service', many: 'Services', titleLabel: 'Title', example: 'Accommodation' },
}

/** In the middle of a sentence. */
export const getTypeName = (kind: PageType) => pageTypeNames[toDisplayedType(kind)].one
