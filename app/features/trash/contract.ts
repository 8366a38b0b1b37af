import { type Static, Type } from 'typebox'
import { Id, IdParams, OptionalText, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** A deleted item. The `restore` endpoint of its type restores it. */
export const DeletedItem = Type.Object({
  id: Id,
  /** Subject as in the audit log: 'contact', 'hero_slide'. */
  subject: Type.String(),
  /** Display name, for example a country, a title or a person's name. */
  name: Type.String(),
  deleted_at: Timestamp,
  /** Username; '' if unknown. */
  deleted_by: Type.String(),
  /** Permanently deleted after this moment. */
  restorable_until: Timestamp,
})
export type DeletedItem = Static<typeof DeletedItem>

export const TrashQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  /** The number of items to skip, for numbered pages. */
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Returns only items whose name contains this text. */
  q: OptionalText(200),
  subject: Type.Optional(Type.String({ pattern: '^[a-z_]{1,40}$' })),
})
export type TrashQuery = Static<typeof TrashQuery>

export const trashApi = {
  list: {
    method: 'GET',
    url: '/api/deleted/',
    schema: {
      summary:
        'List items that can be restored, last deleted first; X-Total-Count says how many match',
      querystring: TrashQuery,
      response: { 200: Type.Array(DeletedItem) },
    },
    config: { access: 'administrator', right: 'changes:read', rowAccess: 'viewer-scope' },
  },
} satisfies Record<string, Endpoint>

/** The call that restores a row; each type has its own address. */
export const restoreEndpoint = (url: Endpoint['url']) =>
  ({
    method: 'POST',
    url,
    schema: { summary: 'Restore a deleted row', params: IdParams, response: {} },
    config: { access: 'administrator' },
  }) satisfies Endpoint
