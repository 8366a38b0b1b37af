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
import { defaultLanguage, Language } from './language-contract.ts'

/** Kinds that an office adds documents of; what the addresses of each begin with. */
const addressPrefixes = { page: '/', guide: '/', service: '/services/' } as const
/** Pages that every site has: one document each, which stays at this address. */
const fixedSlugs = {
  'home-page': '',
  'about-page': 'about',
  'destinations-page': 'destinations',
  'services-page': 'services',
  'contact-page': 'contact',
} as const

export type AddablePageType = keyof typeof addressPrefixes
export type FixedPageType = keyof typeof fixedSlugs
/** Features bring the schema of each. */
export type PageType = AddablePageType | FixedPageType
const keysOf = <Name extends string>(listTypes: Record<Name, string>) =>
  Object.keys(listTypes) as Name[]
const AddablePageType = Type.Enum(keysOf(addressPrefixes))
export const PageType = Type.Enum([...keysOf(addressPrefixes), ...keysOf(fixedSlugs)])

/** Whether a site has just one of it, which neither moves nor goes. */
export const isFixed = (kind: string): kind is FixedPageType => Object.hasOwn(fixedSlugs, kind)

/** What an office calls it: pages that every site has are pages too. */
export const toDisplayedType = (kind: PageType): AddablePageType => (isFixed(kind) ? 'page' : kind)

/** The last part of its address; undefined where the office chooses it. */
export const getFixedSlug = (kind: PageType) => (isFixed(kind) ? fixedSlugs[kind] : undefined)

/** What comes before the last part of its address. */
export function getAddressPrefix(kind: PageType, language: string) {
  const prefix = isFixed(kind) ? '/' : addressPrefixes[kind]
  return language === defaultLanguage ? prefix : `/${language}${prefix}`
}

/** Pages of lists and of the form are one with their addresses: those stay in the site's language. */
export const canBeTranslated = (kind: PageType) => !isFixed(kind) || kind === 'about-page'

/** What every document says of itself; its kind says what else there is. */
export interface PageContent {
  slug: string
  title: string
  description: string
  picture: string
  [field: string]: unknown
}

/** Checked by the schema of the document's kind. */
export const PageContent = Type.Unsafe<PageContent>({
  description: 'As the schema of its kind has it',
})
const OrNull = <Value extends typeof Moment>(value: Value) => Type.Union([value, Type.Null()])
export const Count = Type.Integer({ minimum: 1, maximum: 1_000_000 })

export const State = Type.Enum(['draft', 'published', 'changed', 'scheduled', 'archived'])
export type State = Static<typeof State>

/** A document as the office lists it. */
export const Page = Type.Object({
  id: Id,
  kind: PageType,
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
export type Page = Static<typeof Page>

export const ListedPage = Type.Object({
  ...Page.properties,
  /** Of an original, by language. */
  translations: Type.Array(Type.Omit(Page, ['kind', 'slug', 'saved_at', 'saved_by'])),
})
export type ListedPage = Static<typeof ListedPage>

export const PageDetails = Type.Object({
  ...ListedPage.properties,
  /** What it translates, with the version that visitors see, or saw last; null for an original. */
  source_page: Type.Union([
    Type.Object({ id: Id, title: Type.String(), version: Count }),
    Type.Null(),
  ]),
  /** Of the draft: whoever saves names the one they began from. */
  revision: Count,
  draft: PageContent,
  /** Documents and slides that lead here: they would lead to nothing if it were archived. */
  inbound_links: Type.Array(Type.Object({ id: Id, title: Type.String() })),
})
export type PageDetails = Static<typeof PageDetails>

export const SavedDraft = Type.Object({
  revision: Count,
  state: State,
  saved_at: Moment,
  saved_by: Type.String(),
})
export type SavedDraft = Static<typeof SavedDraft>

/** A draft that was saved by somebody else meanwhile: comes with the 409. */
export const NewerDraft = Type.Object({
  revision: Count,
  saved_at: Moment,
  saved_by: Type.String(),
  content: PageContent,
})
export type NewerDraft = Static<typeof NewerDraft>

const Conflict = Type.Object({
  detail: Type.String(),
  code: Type.Literal('conflict'),
  params: Type.Object({ reason: Type.Literal('draft_changed') }),
  newer: NewerDraft,
})

/** With `-` the last, or newest, first; states in the order in which they ask for somebody. */
const PageSort = Type.Enum(['title', '-title', 'saved_at', '-saved_at', 'state', '-state'])
export const PageQuery = Type.Object({
  sort: Type.Optional(PageSort),
  /** Pages that every site has are pages too. */
  kind: Type.Optional(AddablePageType),
  language: Type.Optional(Language),
})
export type PageQuery = Static<typeof PageQuery>

const config = { access: 'administrator', right: 'content:write' } as const
const url = '/api/pages/:id/'
const Publication = Type.Object({ revision: Count, change_note: OptionalText(300) })

export const pagesApi = {
  list: {
    method: 'GET',
    url: '/api/pages/',
    schema: {
      summary: 'All documents, by title unless sorted',
      querystring: PageQuery,
      response: { 200: Type.Array(ListedPage) },
    },
    config,
  },
  add: {
    method: 'POST',
    url: '/api/pages/',
    schema: {
      summary: 'Begin a document; nobody else sees it until it is published',
      body: Type.Object({ kind: AddablePageType, title: Text(120) }),
      response: { 201: PageDetails },
    },
    config,
  },
  listTypes: {
    method: 'GET',
    url: '/api/page-types/',
    schema: {
      summary: 'What documents of each kind may say, as JSON Schema',
      response: {
        200: Type.Array(Type.Object({ kind: PageType, schema: Type.Unsafe<FieldSchema>({}) })),
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
      response: { 200: PageDetails },
    },
    config,
  },
  save: {
    method: 'PATCH',
    url: `${url}draft/`,
    schema: {
      summary: 'Save the draft; 409 with `newer` if somebody saved another one meanwhile',
      params: IdParams,
      body: Type.Object({ revision: Count, content: PageContent }),
      response: { 200: SavedDraft, 409: Conflict },
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
      response: { 200: PageDetails },
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
      response: { 200: PageDetails },
    },
    config,
  },
  cancel: {
    method: 'DELETE',
    url: `${url}schedule/`,
    schema: {
      summary: 'Do not publish it at that time',
      params: IdParams,
      response: { 200: PageDetails },
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
      response: { 200: PageDetails },
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
      response: { 200: PageDetails },
    },
    config,
  },
} satisfies Record<string, Endpoint>
