import { type Static, Type } from 'typebox'
import { Id, Moment, OptionalText } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** What was deleted and can be brought back, by the `restore` of its kind. */
export const DeletedItem = Type.Object({
  id: Id,
  /** What it is, as activities call it: 'contact', 'hero_slide'. */
  subject: Type.String(),
  /** How people call it: a country, a title, a name. */
  name: Type.String(),
  deleted_at: Moment,
  /** The administrator's name; '' when nobody kept who it was. */
  deleted_by: Type.String(),
  /** From then on it is forgotten for good. */
  restorable_until: Moment,
})
export type DeletedItem = Static<typeof DeletedItem>

export const TrashQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  /** How many to skip, for the pages of a screen. */
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Text in its name. */
  q: OptionalText(200),
  /** Only of this kind. */
  subject: Type.Optional(Type.String({ pattern: '^[a-z_]{1,40}$' })),
})
export type TrashQuery = Static<typeof TrashQuery>

export const trashApi = {
  list: {
    method: 'GET',
    url: '/api/deleted/',
    schema: {
      summary: 'What can be brought back, last deleted first; X-Total-Count says how many match',
      querystring: TrashQuery,
      response: { 200: Type.Array(DeletedItem) },
    },
    config: { access: 'administrator', right: 'changes:read', rows: 'by-viewer' },
  },
} satisfies Record<string, Endpoint>
