import { type Static, Type } from 'typebox'
import {
  Id,
  IdParams,
  LocalDateTime,
  NoContent,
  OptionalText,
  Text,
  Timestamp,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { defaultLanguage, Language } from '#app/contract/languages.ts'
import type { FieldSchema } from './form-contract.ts'

/** Page types that an office can add, with their address prefixes. */
const addressPrefixes = {
  page: '/',
  guide: '/',
  service: '/services/',
  article: '/articles/',
  event: '/events/',
  form: '/forms/',
  album: '/gallery/',
  branch: '/branches/',
} as const
/** Types of which there may be thousands. They are never read all at once. */
const numerousTypes = { article: true, event: true } as const
/** Pages that every site has, with their fixed addresses. */
const fixedSlugs = {
  'home-page': '',
  'about-page': 'about',
  'destinations-page': 'destinations',
  'services-page': 'services',
  'contact-page': 'contact',
} as const

export type AddablePageType = keyof typeof addressPrefixes
export type FixedPageType = keyof typeof fixedSlugs
/** Features register the schema of each type. */
export type PageType = AddablePageType | FixedPageType
const keysOf = <Name extends string>(record: Record<Name, string>) => Object.keys(record) as Name[]
const AddablePageType = Type.Enum(keysOf(addressPrefixes))
export type NumerousPageType = keyof typeof numerousTypes
/** Types in the list of pages. The others have a list of their own. */
export type ListedPageType = Exclude<AddablePageType, NumerousPageType>
export const isNumerous = (type: string): type is NumerousPageType =>
  Object.hasOwn(numerousTypes, type)
export const listNumerousTypes = () => Object.keys(numerousTypes) as NumerousPageType[]
const isListed = (type: AddablePageType): type is ListedPageType => !isNumerous(type)
const ListedPageType = Type.Enum(keysOf(addressPrefixes).filter(isListed))
export const PageType = Type.Enum([...keysOf(addressPrefixes), ...keysOf(fixedSlugs)])

/** Whether every site has exactly one page of this type, which cannot be moved or deleted. */
export const isFixed = (type: string): type is FixedPageType => Object.hasOwn(fixedSlugs, type)

/** Returns the type that the office sees. Fixed pages count as pages. */
export const toDisplayedType = (type: PageType): AddablePageType => (isFixed(type) ? 'page' : type)

/** Returns the fixed last part of the address; undefined if the office chooses it. */
export const getFixedSlug = (type: PageType) => (isFixed(type) ? fixedSlugs[type] : undefined)

export function getAddressPrefix(type: PageType, language: string) {
  const prefix = isFixed(type) ? '/' : addressPrefixes[type]
  return language === defaultLanguage ? prefix : `/${language}${prefix}`
}

/** Content fields of every page type. */
export interface PageContent {
  slug: string
  title: string
  description: string
  picture: string
  [field: string]: unknown
}

/** Validated by the schema of the page type. */
export const PageContent = Type.Unsafe<PageContent>({
  description: 'Content in the schema of the page type',
})
const OrNull = <Value extends typeof Timestamp>(value: Value) => Type.Union([value, Type.Null()])
export const Count = Type.Integer({ minimum: 1, maximum: 1_000_000 })

export const State = Type.Enum(['draft', 'published', 'changed', 'scheduled', 'archived'])
export type State = Static<typeof State>

/** A page in the office's list. */
export const Page = Type.Object({
  id: Id,
  type: PageType,
  language: Type.String(),
  /** Title and slug of the draft. */
  title: Type.String(),
  slug: Type.String(),
  /** The public address; '' while it is not published. */
  address: Type.String(),
  /** `changed` means published, with a newer draft. */
  state: State,
  published_at: OrNull(Timestamp),
  scheduled_for: OrNull(Timestamp),
  /** Why the scheduled publication failed, or ''. */
  error: Type.String(),
  saved_at: Timestamp,
  saved_by: Type.String(),
  /** The id of the source page; null for a source page. */
  translation_of: OrNull(Id),
  /** How many versions a translation is behind its source page; 0 for a source page. */
  versions_behind: Type.Integer({ minimum: 0 }),
})
export type Page = Static<typeof Page>

export const ListedPage = Type.Object({
  ...Page.properties,
  /** The translations of a source page, by language. */
  translations: Type.Array(Type.Omit(Page, ['type', 'slug', 'saved_at', 'saved_by'])),
})
export type ListedPage = Static<typeof ListedPage>

/** What publishing needs: sentences for a person by field path. */
const Missing = Type.Record(Type.String(), Type.String())

export const PageDetails = Type.Object({
  ...ListedPage.properties,
  missing: Missing,
  /** The source page of a translation with its latest published version; null for a source page. */
  source_page: Type.Union([
    Type.Object({ id: Id, title: Type.String(), version: Count }),
    Type.Null(),
  ]),
  /** The revision of the draft. A save names the revision on which it is based. */
  revision: Count,
  draft: PageContent,
  /** Pages and slides that link to this page. */
  inbound_links: Type.Array(Type.Object({ id: Id, title: Type.String() })),
})
export type PageDetails = Static<typeof PageDetails>

export const SavedDraft = Type.Object({
  revision: Count,
  state: State,
  saved_at: Timestamp,
  saved_by: Type.String(),
  missing: Missing,
})
export type SavedDraft = Static<typeof SavedDraft>

/** The newer draft of a colleague, sent with the 409. */
export const NewerDraft = Type.Object({
  revision: Count,
  saved_at: Timestamp,
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

/** `-` sorts in descending order. States are sorted by urgency. */
const PageSort = Type.Enum(['title', '-title', 'saved_at', '-saved_at', 'state', '-state'])
export const PageQuery = Type.Object({
  sort: Type.Optional(PageSort),
  /** Fixed pages count as pages. */
  type: Type.Optional(ListedPageType),
  language: Type.Optional(Language),
  /** Part of the title or the address; case and accents do not matter. */
  q: OptionalText(200),
  state: Type.Optional(State),
  /** The username of the latest author. */
  author: OptionalText(200),
})
export type PageQuery = Static<typeof PageQuery>

const config = { access: 'administrator', right: 'content:write' } as const
const url = '/api/pages/:id/'
const Publication = Type.Object({
  revision: Count,
  change_note: OptionalText(300),
  /** The version of the source page that a translation follows; by default the same as before. */
  source_version: Type.Optional(Count),
})

export const pagesApi = {
  list: {
    method: 'GET',
    url: '/api/pages/',
    schema: {
      summary: 'List pages, sorted by title by default',
      querystring: PageQuery,
      response: { 200: Type.Array(ListedPage) },
    },
    config,
  },
  listAuthors: {
    method: 'GET',
    url: '/api/pages/authors/',
    schema: {
      summary: 'List the usernames of the latest authors of all pages',
      response: { 200: Type.Array(Type.String()) },
    },
    config,
  },
  add: {
    method: 'POST',
    url: '/api/pages/',
    schema: {
      summary: 'Create a page; visitors do not see it until it is published',
      body: Type.Object({
        type: AddablePageType,
        /** The English name of a country for a guide. */
        title: Text(120),
        /** Confirms a second guide for a country. */
        is_second: Type.Optional(Type.Boolean()),
      }),
      response: { 201: PageDetails },
    },
    config,
  },
  listTypes: {
    method: 'GET',
    url: '/api/page-types/',
    schema: {
      summary: 'List page types with the JSON Schema of their content',
      response: {
        200: Type.Array(Type.Object({ type: PageType, schema: Type.Unsafe<FieldSchema>({}) })),
      },
    },
    config,
  },
  read: {
    method: 'GET',
    url,
    schema: {
      summary: 'Get a page with its draft',
      params: IdParams,
      response: { 200: PageDetails },
    },
    config,
  },
  save: {
    method: 'PATCH',
    url: `${url}draft/`,
    schema: {
      summary: 'Save the draft; 409 with `newer` if a colleague has saved a newer draft',
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
        'Schedule the current draft for a time in the office’s time zone; replaces an earlier schedule',
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
      summary: 'Cancel the scheduled publication',
      params: IdParams,
      response: { 200: PageDetails },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url,
    schema: {
      summary: 'Delete a draft; 409 if the page was ever published',
      params: IdParams,
      response: { 204: NoContent },
    },
    config,
  },
  restore: {
    method: 'POST',
    url: `${url}restore/`,
    schema: {
      summary: 'Restore a draft deleted within the last 30 days',
      params: IdParams,
      response: { 200: PageDetails },
    },
    config,
  },
  archive: {
    method: 'POST',
    url: `${url}archive/`,
    schema: {
      summary: 'Archive a page until it is published again; 409 for a fixed page',
      params: IdParams,
      response: { 200: PageDetails },
    },
    config,
  },
} satisfies Record<string, Endpoint>
