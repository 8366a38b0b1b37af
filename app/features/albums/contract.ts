import { type Static, Type } from 'typebox'
import { Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LanguageQuery } from '#app/contract/languages.ts'
import { Cover } from '#app/features/pages/list-contract.ts'

/** The list of albums. */
export const galleryPath = '/gallery'

/** What the view of an album needs besides its own content. */
export interface ShownAlbum {
  /** The day of the source page. */
  date: string
}

/** A published album in the list. */
export const AlbumCard = Type.Object({
  address: Type.String(),
  /** The language of the text. */
  language: Type.String(),
  title: Type.String(),
  description: Type.String(),
  date: Type.String(),
  /** The number of pictures. */
  count: Type.Integer(),
  cover: Type.Optional(Cover),
  modified: Timestamp,
})
export type AlbumCard = Static<typeof AlbumCard>

export const albumsApi = {
  listPublic: {
    method: 'GET',
    url: '/api/public/albums/',
    schema: {
      summary: 'List published albums, latest first',
      querystring: LanguageQuery,
      response: { 200: Type.Array(AlbumCard) },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
