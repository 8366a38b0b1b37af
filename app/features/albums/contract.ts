import { type Static, Type } from 'typebox'
import { Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LanguageQuery } from '#app/contract/languages.ts'
import { Cover } from '#app/features/pages/list-contract.ts'
import type { AlbumContent } from './album-contract.ts'

/** The list of albums. */
export const galleryPath = '/gallery'

const listPattern = /^\/gallery(?:\/page\/([1-9]\d{0,3}))?$/

/**
 * Reads the number of the page from the address of a list, such as /gallery/page/2; undefined for others.
 * @param address decoded, without the prefix of a language
 */
export function parseListAddress(address: string) {
  const [isList, number = '1'] = listPattern.exec(address) ?? []
  // The first page has no number.
  return isList === undefined || isList.endsWith('/page/1') ? undefined : Number(number)
}

export const toListPath = (page: number) => (page > 1 ? `${galleryPath}/page/${page}` : galleryPath)

/** What the view of an album needs besides its own content. */
export interface ShownAlbum {
  /** The day of the source page. */
  date: string
}

/** What a section shows of an album. */
export interface AlbumExcerpt {
  address: string
  /** The language of the captions. */
  language: string
  title: string
  /** The number of all its pictures. */
  count: number
  pictures: AlbumContent['pictures']
}

/** A section shows pictures of an album, or the latest albums. */
export type ShownAlbums = { album: AlbumExcerpt } | { albums: AlbumCard[] }

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

export const AlbumList = Type.Object({
  total: Type.Integer(),
  /** The number of pages; 0 without albums. */
  pages: Type.Integer(),
  albums: Type.Array(AlbumCard),
})
export type AlbumList = Static<typeof AlbumList>

export const albumsApi = {
  listPublic: {
    method: 'GET',
    url: '/api/public/albums/',
    schema: {
      summary: 'List a page of published albums, the latest first',
      querystring: Type.Object({
        ...LanguageQuery.properties,
        page: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
      }),
      response: { 200: AlbumList },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
