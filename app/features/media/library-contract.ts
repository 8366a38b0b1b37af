import { type Static, Type } from 'typebox'
import {
  Id,
  IdParams,
  NoContent,
  OptionalMultilineText,
  OptionalText,
  PictureAddress,
  Text,
  Timestamp,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { bodyWithSeen } from '#app/contract/seen.ts'

/** In percent of width or height, from the left or top. */
const Percent = Type.Integer({ minimum: 0, maximum: 100 })

/** A picture of the library. */
export const Picture = Type.Object({
  id: Id,
  /** The address of the file. A new file gets a new address. */
  address: Type.String(),
  title: Type.String(),
  /** The alternative text, or ''. */
  alt: Type.String(),
  /** Shown below the picture in texts, or ''. */
  caption: Type.String(),
  /** The focal point. */
  focal_x: Percent,
  focal_y: Percent,
  /** In pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** The number of current usages. */
  uses: Type.Integer(),
  /** The number of usages in old versions of pages. */
  version_use_count: Type.Integer(),
  /**
   * Whether it was added to the library or edited there. Other unused pictures are deleted after 30
   * days.
   */
  is_in_library: Type.Boolean(),
  created_at: Timestamp,
  /** The username at that time; '' if unknown. */
  created_by: Type.String(),
})
export type Picture = Static<typeof Picture>

/** A place that shows a picture. */
export const PictureUsage = Type.Object({
  /** 'destination', 'hero_slide', 'office' or a part of a page. */
  subject: Type.String(),
  subject_id: Type.String(),
  /** The display name. */
  name: Type.String(),
  /** Whether it is an old version, which does not prevent deletion. */
  is_past: Type.Boolean(),
})
export type PictureUsage = Static<typeof PictureUsage>

export const PictureQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Search text for title, alternative text and caption. */
  q: OptionalText(200),
  use: Type.Optional(Type.Enum(['used', 'unused'])),
})
export type PictureQuery = Static<typeof PictureQuery>

export const PictureChange = Type.Object({
  title: Type.Optional(Text(120)),
  alt: OptionalMultilineText(300),
  caption: OptionalText(300),
  focal_x: Type.Optional(Percent),
  focal_y: Type.Optional(Percent),
})
export type PictureChange = Static<typeof PictureChange>

const config = { access: 'administrator', right: 'content:write' } as const
const url = '/api/pictures/:id/'
const File = { picture: Type.Optional(PictureAddress) }

export const libraryApi = {
  list: {
    method: 'GET',
    url: '/api/pictures/',
    schema: {
      summary: 'List pictures, newest first; X-Total-Count is the number of matches',
      querystring: PictureQuery,
      response: { 200: Type.Array(Picture) },
    },
    config,
  },
  add: {
    method: 'POST',
    url: '/api/pictures/',
    schema: {
      summary: 'Upload a picture; 200 if it already exists',
      body: Type.Object({
        ...File,
        title: OptionalText(120),
        alt: OptionalMultilineText(300),
        caption: OptionalText(300),
      }),
      response: { 200: Picture, 201: Picture },
    },
    config: { ...config, upload: 'picture' },
  },
  change: {
    method: 'PATCH',
    url,
    schema: {
      summary: 'Update the title, alternative text, caption or focal point of a picture',
      params: IdParams,
      body: bodyWithSeen(PictureChange.properties),
      response: { 200: Picture },
    },
    config,
  },
  listUses: {
    method: 'GET',
    url: `${url}uses/`,
    schema: {
      summary: 'List where a picture is used',
      params: IdParams,
      response: { 200: Type.Array(PictureUsage) },
    },
    config,
  },
  replace: {
    method: 'POST',
    url: `${url}file/`,
    schema: {
      summary: 'Replace the file of a picture; its address changes wherever it is used',
      params: IdParams,
      body: Type.Object(File),
      response: { 200: Picture },
    },
    config: { ...config, upload: 'picture' },
  },
  remove: {
    method: 'DELETE',
    url,
    schema: {
      summary: 'Delete a picture; 409 while it is in use',
      params: IdParams,
      response: { 204: NoContent },
    },
    config,
  },
  restore: {
    method: 'POST',
    url: `${url}restore/`,
    schema: {
      summary: 'Restore a picture deleted within the last 30 days',
      params: IdParams,
      response: { 200: Picture },
    },
    config,
  },
} satisfies Record<string, Endpoint>
