import { type AddablePageType, type PageType, toDisplayedType } from '../contract.ts'

interface PageTypeName {
  /** Used in the middle of a sentence. */
  singular: string
  plural: string
  /** The label of the only field in the "New" dialog. */
  titleLabel: string
  example: string
}

/** Names of page types in the office. */
export const pageTypeNames: Record<AddablePageType, PageTypeName> = {
  page: { singular: 'page', plural: 'Pages', titleLabel: 'Title', example: 'Terms of Service' },
  guide: { singular: 'guide', plural: 'Guides', titleLabel: 'Country', example: 'Norway' },
  service: {
    singular: 'service',
    plural: 'Services',
    titleLabel: 'Title',
    example: 'Accommodation',
  },
}

/** Used in the middle of a sentence. */
export const getTypeName = (type: PageType) => pageTypeNames[toDisplayedType(type)].singular
