import { calledKind, type Kind, type NewKind } from '../contract.ts'

interface KindName {
  /** In the middle of a sentence. */
  one: string
  many: string
  /** What is asked for when a new one begins, and such as what. */
  asked: string
  example: string
}

/** What the office calls kinds of documents. */
export const kindNames: Record<NewKind, KindName> = {
  page: { one: 'page', many: 'Pages', asked: 'Title', example: 'Terms of Service' },
  guide: { one: 'guide', many: 'Guides', asked: 'Country', example: 'Norway' },
  service: { one: 'service', many: 'Services', asked: 'Title', example: 'Accommodation' },
}

/** In the middle of a sentence. */
export const nameKind = (kind: Kind) => kindNames[calledKind(kind)].one
