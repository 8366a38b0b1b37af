import { type AddablePageType, type PageType, toDisplayedType } from '../contract.ts'

interface PageTypeName {
  /** Used in the middle of a sentence. */
  one: string
  many: string
  /** The label of the only field in the "New" dialog. */
  titleLabel: string
  example: string
}

/** Names of page types in the office. */
export const pageTypeNames: Record<AddablePageType, PageTypeName> = {
  page: { one: 'page', many: 'Pages', titleLabel: 'Title', example: 'Terms of Service' },
  guide: { one: 'guide', many: 'Guides', titleLabel: 'Country', example: 'Norway' },
  service: { one: 'service', many: 'Services', titleLabel: 'Title', example: 'Accommodation' },
}

/** Used in the middle of a sentence. */
export const getTypeName = (type: PageType) => pageTypeNames[toDisplayedType(type)].one
