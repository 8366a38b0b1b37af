import { type Static, Type } from 'typebox'
import { OptionalText, Timestamp } from '#app/contract/common.ts'
import { Language } from '#app/contract/languages.ts'
import { State } from './contract.ts'

/** The picture of a page in lists. */
export const Cover = Type.Object({
  address: Type.String(),
  /** In pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  alt: Type.String(),
  /** The focal point, as "20% 80%"; left out when none is set. */
  focus: Type.Optional(Type.String()),
})
export type Cover = Static<typeof Cover>

/** An address for the sitemap. */
export const PageAddress = Type.Object({
  address: Type.String(),
  modified: Timestamp,
  /** All languages of the page; left out if there is only one. */
  languages: Type.Optional(
    Type.Array(Type.Object({ language: Type.String(), address: Type.String() })),
  ),
})
export type PageAddress = Static<typeof PageAddress>

const DraftSort = Type.Enum(['title', '-title', 'saved_at', '-saved_at'])
/** Filters of the office's list of pages of one type. */
export const DraftQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1000 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  sort: Type.Optional(DraftSort),
  /** Part of the title or the address; case and accents do not matter. */
  q: OptionalText(200),
  state: Type.Optional(State),
  language: Type.Optional(Language),
})
export type DraftQuery = Static<typeof DraftQuery>
