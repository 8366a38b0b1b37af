import { type Static, Type } from 'typebox'
import {
  Id,
  IdParams,
  LocalDateTime,
  Moment,
  NoContent,
  OptionalText,
  Text,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import type { FieldSchema } from './form-contract.ts'
import { firstLanguage, Language } from './language-contract.ts'

/** Kinds that an office adds documents of; what the addresses of each begin with. */
const starts = { page: '/', guide: '/', service: '/services/' } as const
/** Pages that every site has: one document each, which stays at this address. */
const fixedSlugs = {
  'home-page': '',
  'about-page': 'about',
  'destinations-page': 'destinations',
  'services-page': 'services',
  'contact-page': 'contact',
} as const

export type NewKind = keyof typeof starts
export type FixedKind = keyof typeof fixedSlugs
/** Features bring the schema of each. */
export type Kind = NewKind | FixedKind
const namesOf = <Name extends string>(kinds: Record<Name, string>) => Object.keys(kinds) as Name[]
const NewKind = Type.Enum(namesOf(starts))
export const Kind = Type.Enum([...namesOf(starts), ...namesOf(fixedSlugs)])

/** Whether a site has just one of it, which neither moves nor goes. */
export const isFixed = (kind: string): kind is FixedKind => Object.hasOwn(fixedSlugs, kind)

/** What an office calls it: pages that every site has are pages too. */
export const calledKind = (kind: Kind): NewKind => (isFixed(kind) ? 'page' : kind)

/** The last part of its address; undefined where the office chooses it. */
export const fixedSlugOf = (kind: Kind) => (isFixed(kind) ? fixedSlugs[kind] : undefined)

/** What comes before the last part of its address. */
export function startOf(kind: Kind, language: string) {
  const start = isFixed(kind) ? '/' : starts[kind]
  return language === firstLanguage ? start : `/${language}${start}`
}

/** Pages of lists and of the form are one with their addresses: those stay in the site's language. */
export const canBeTranslated = (kind: Kind) => !isFixed(kind) || kind === 'about-page'

/** What every document says of itself; its kind says what else there is. */
export interface Content {
  slug: string
  title: string
  description: string
  picture: string
  [field: string]: unknown
}

/** Checked by the schema of the document's kind. */
export const Content = Type.Unsafe<Content>({ description: 'As the schema of its kind has it' })
const OrNull = <Value extends typeof Moment>(value: Value) => Type.Union([value, Type.Null()])
export const Count = Type.Integer({ minimum: 1, maximum: 1_000_000 })

export const State = Type.Enum(['draft', 'published', 'changed', 'scheduled', 'archived'])
export type State = Static<typeof State>

/** A document as the office lists it. */
export const Document = Type.Object({
  id: Id,
  kind: Kind,
  language: Type.String(),
  /** As the draft has them. */
  title: Type.String(),
  slug: Type.String(),
  /** Where visitors read it; '' while they cannot. */
  address: Type.String(),
  /** `changed`: published, and the draft is newer. */
  state: State,
  published_at: OrNull(Moment),
  scheduled_for: OrNull(Moment),
  /** Why it could not be published at its moment; ''. */
  problem: Type.String(),
  saved_at: Moment,
  saved_by: Type.String(),
  /** The id of its original; null for one. */
  translation_of: OrNull(Id),
  /** How often its original was published since it was, or since it was begun; 0 for an original. */
  behind: Type.Integer({ minimum: 0 }),
})
export type Document = Static<typeof Document>

export const ListedDocument = Type.Object({
  ...Document.properties,
  /** Of an original, by language. */
  translations: Type.Array(Type.Omit(Document, ['kind', 'slug', 'saved_at', 'saved_by'])),
})
export type ListedDocument = Static<typeof ListedDocument>

export const OpenDocument = Type.Object({
  ...ListedDocument.properties,
  /** What it translates, with the version that visitors see, or saw last; null for an original. */
  original: Type.Union([
    Type.Object({ id: Id, title: Type.String(), version: Count }),
    Type.Null(),
  ]),
  /** Of the draft: whoever saves names the one they began from. */
  revision: Count,
  draft: Content,
  /** Documents and slides that lead here: they would lead to nothing if it were archived. */
  linked_from: Type.Array(Type.Object({ id: Id, title: Type.String() })),
})
export type OpenDocument = Static<typeof OpenDocument>

export const Saved = Type.Object({
  revision: Count,
  state: State,
  saved_at: Moment,
  saved_by: Type.String(),
})
export type Saved = Static<typeof Saved>

/** A draft that was saved by somebody else meanwhile: comes with the 409. */
export const NewerDraft = Type.Object({
  revision: Count,
  saved_at: Moment,
  saved_by: Type.String(),
  content: Content,
})
export type NewerDraft = Static<typeof NewerDraft>

const Conflict = Type.Object({
  detail: Type.String(),
  code: Type.Literal('conflict'),
  params: Type.Object({ reason: Type.Literal('draft_changed') }),
  newer: NewerDraft,
})

/** With `-` the last, or newest, first; states in the order in which they ask for somebody. */
const DocumentSort = Type.Enum(['title', '-title', 'saved_at', '-saved_at', 'state', '-state'])
export const DocumentQuery = Type.Object({
  sort: Type.Optional(DocumentSort),
  /** Pages that every site has are pages too. */
  kind: Type.Optional(NewKind),
  language: Type.Optional(Language),
})
export type DocumentQuery = Static<typeof DocumentQuery>

const config = { access: 'administrator', right: 'content:write' } as const
const url = '/api/documents/:id/'
const Publication = Type.Object({ revision: Count, why: OptionalText(300) })

export const documentsApi = {
  list: {
    method: 'GET',
    url: '/api/documents/',
    schema: {
      summary: 'All documents, by title unless sorted',
      querystring: DocumentQuery,
      response: { 200: Type.Array(ListedDocument) },
    },
    config,
  },
  add: {
    method: 'POST',
    url: '/api/documents/',
    schema: {
      summary: 'Begin a document; nobody else sees it until it is published',
      body: Type.Object({ kind: NewKind, title: Text(120) }),
      response: { 201: OpenDocument },
    },
    config,
  },
  kinds: {
    method: 'GET',
    url: '/api/document-kinds/',
    schema: {
      summary: 'What documents of each kind may say, as JSON Schema',
      response: {
        200: Type.Array(Type.Object({ kind: Kind, schema: Type.Unsafe<FieldSchema>({}) })),
      },
    },
    config,
  },
  read: {
    method: 'GET',
    url,
    schema: {
      summary: 'A document with its draft',
      params: IdParams,
      response: { 200: OpenDocument },
    },
    config,
  },
  save: {
    method: 'PATCH',
    url: `${url}draft/`,
    schema: {
      summary: 'Save the draft; 409 with `newer` if somebody saved another one meanwhile',
      params: IdParams,
      body: Type.Object({ revision: Count, content: Content }),
      response: { 200: Saved, 409: Conflict },
    },
    config,
  },
  publish: {
    method: 'POST',
    url: `${url}publish/`,
    schema: {
      summary: 'Publish the draft of this revision',
      params: IdParams,
      body: Publication,
      response: { 200: OpenDocument },
    },
    config,
  },
  schedule: {
    method: 'POST',
    url: `${url}schedule/`,
    schema: {
      summary:
        'Publish the draft, as it stands now, at a time on the office’s clock; again to move',
      params: IdParams,
      body: Type.Object({ ...Publication.properties, at: LocalDateTime }),
      response: { 200: OpenDocument },
    },
    config,
  },
  cancel: {
    method: 'DELETE',
    url: `${url}schedule/`,
    schema: {
      summary: 'Do not publish it at that time',
      params: IdParams,
      response: { 200: OpenDocument },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url,
    schema: {
      summary: 'Delete a draft that was never published; 409 for what was',
      params: IdParams,
      response: { 204: NoContent },
    },
    config,
  },
  restore: {
    method: 'POST',
    url: `${url}restore/`,
    schema: {
      summary: 'Bring back a draft within 30 days of its deletion',
      params: IdParams,
      response: { 200: OpenDocument },
    },
    config,
  },
  archive: {
    method: 'POST',
    url: `${url}archive/`,
    schema: {
      summary:
        'Take it from visitors; publishing brings it back. 409 for a page that every site has',
      params: IdParams,
      response: { 200: OpenDocument },
    },
    config,
  },
} satisfies Record<string, Endpoint>
