import { type Static, Type } from 'typebox'
import { Moment, singleLine } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { PageContent, PageType } from './contract.ts'

/** A published document, as links to it need it. */
export const PublishedLink = Type.Object({
  kind: PageType,
  address: Type.String(),
  title: Type.String(),
  /** What links call it; '' for its title. */
  label: Type.String(),
  place: Type.String(),
  /** When this version was published. */
  modified: Moment,
})
export type PublishedLink = Static<typeof PublishedLink>

/** The same in another language, or in this one; all of a family know all. */
const LanguageVersion = Type.Object({
  language: Type.String(),
  /** As it calls itself. */
  name: Type.String(),
  address: Type.String(),
})

/** What a page of a document is made of. */
export const PublicPage = Type.Object({
  ...PublishedLink.properties,
  language: Type.String(),
  /** In which languages it can be read, the first one first; left out where that is one alone. */
  languages: Type.Optional(Type.Array(LanguageVersion)),
  /** The address of its picture as a shared link shows it, where it has one. */
  card: Type.Optional(Type.String()),
  content: PageContent,
})
export type PublicPage = Static<typeof PublicPage>

/** A published translation, as the map for search engines needs it. */
const PublishedTranslation = Type.Pick(PublicPage, ['address', 'languages', 'modified'])
export type PublishedTranslation = Static<typeof PublishedTranslation>

export const publishedApi = {
  list: {
    method: 'GET',
    url: '/api/public/pages/',
    schema: {
      summary: 'Every published document but translations, for menus, footer and sitemap',
      response: { 200: Type.Array(PublishedLink) },
    },
    config: { access: 'anyone' },
  },
  translations: {
    method: 'GET',
    url: '/api/public/translations/',
    schema: {
      summary:
        'Every published translation, with the languages that its page is in, for the sitemap',
      response: { 200: Type.Array(PublishedTranslation) },
    },
    config: { access: 'anyone' },
  },
  read: {
    method: 'GET',
    url: '/api/public/page/',
    schema: {
      summary: 'The published document at an address of this site',
      querystring: Type.Object({ address: Type.String({ ...singleLine, maxLength: 200 }) }),
      response: { 200: PublicPage },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
