import { type Static, Type } from 'typebox'
import { singleLine, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LanguageQuery } from '#app/contract/languages.ts'
import { PageContent, PageType } from './contract.ts'

/** The data of a published page that links need. */
export const PublishedLink = Type.Object({
  type: PageType,
  language: Type.String(),
  address: Type.String(),
  title: Type.String(),
  /** The link text; '' means the title. */
  label: Type.String(),
  menu_location: Type.String(),
  /** When this version was published. */
  modified: Timestamp,
})
export type PublishedLink = Static<typeof PublishedLink>

/** The same page in one language. */
const LanguageVersion = Type.Object({
  language: Type.String(),
  /** The language's own name. */
  name: Type.String(),
  address: Type.String(),
})

/** A published page with its content. */
export const PublicPage = Type.Object({
  ...PublishedLink.properties,
  /** All languages of the page, source language first; undefined if there is only one. */
  languages: Type.Optional(Type.Array(LanguageVersion)),
  /** The address of the picture for link previews. */
  card: Type.Optional(Type.String()),
  /** The numbers of pages of the PDFs that it links to, by address; without unknown ones. */
  file_pages: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  content: PageContent,
})
export type PublicPage = Static<typeof PublicPage>

/** The data of a published translation that the sitemap needs. */
const PublishedTranslation = Type.Pick(PublicPage, ['address', 'languages', 'modified'])
export type PublishedTranslation = Static<typeof PublishedTranslation>

export const publishedApi = {
  list: {
    method: 'GET',
    url: '/api/public/pages/',
    schema: {
      summary: 'List published pages in a language, for menus, footer and sitemap',
      querystring: LanguageQuery,
      response: { 200: Type.Array(PublishedLink) },
    },
    config: { access: 'anyone' },
  },
  translations: {
    method: 'GET',
    url: '/api/public/translations/',
    schema: {
      summary: 'List published translations with the languages of their page, for the sitemap',
      response: { 200: Type.Array(PublishedTranslation) },
    },
    config: { access: 'anyone' },
  },
  read: {
    method: 'GET',
    url: '/api/public/page/',
    schema: {
      summary: 'Get the published page at an address',
      querystring: Type.Object({ address: Type.String({ ...singleLine, maxLength: 200 }) }),
      response: { 200: PublicPage },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
