import { type Static, Type } from 'typebox'
import { Moment } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Content, Kind } from './contract.ts'

/** A published document, as links to it need it. */
export const PublishedLink = Type.Object({
  kind: Kind,
  address: Type.String(),
  title: Type.String(),
  /** What links call it; '' for its title. */
  label: Type.String(),
  place: Type.String(),
  /** When this version was published. */
  modified: Moment,
})
export type PublishedLink = Static<typeof PublishedLink>

/** What a page of a document is made of. */
export const Readable = Type.Object({
  ...PublishedLink.properties,
  language: Type.String(),
  /** The address of its picture as a shared link shows it, where it has one. */
  card: Type.Optional(Type.String()),
  content: Content,
})
export type Readable = Static<typeof Readable>

export const publishedApi = {
  list: {
    method: 'GET',
    url: '/api/public/documents/',
    schema: {
      summary: 'Every published document, for menus, footer and sitemap',
      response: { 200: Type.Array(PublishedLink) },
    },
    config: { access: 'anyone' },
  },
  read: {
    method: 'GET',
    url: '/api/public/document/',
    schema: {
      summary: 'The published document at an address of this site',
      querystring: Type.Object({ address: Type.String({ maxLength: 200 }) }),
      response: { 200: Readable },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
