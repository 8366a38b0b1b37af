import { type Static, Type } from 'typebox'
import { Id, IdParams, NoContent, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** The lists that have saved views. */
const List = Type.Enum(['leads', 'applications'])

const viewFields = {
  name: Text(40),
  /** Query of the list's address, without the question mark. */
  query: Text(1000, 0),
  /** Whether everyone in the office can use it. */
  is_shared: Type.Boolean(),
}

const NewSavedView = Type.Object({
  ...viewFields,
  /** Default: leads. */
  list: Type.Optional(List),
})
export type NewSavedView = Static<typeof NewSavedView>
export type SavedViewList = Static<typeof List>

/** A saved view of the list or the board. */
export const SavedView = Type.Object({ id: Id, ...viewFields })
export type SavedView = Static<typeof SavedView>

const config = { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' } as const

export const savedViewsApi = {
  list: {
    method: 'GET',
    url: '/api/saved-views/',
    schema: {
      summary: 'List your own and the shared saved views of a list, by name',
      /** Default: leads. */
      querystring: Type.Object({ list: Type.Optional(List) }),
      response: { 200: Type.Array(SavedView) },
    },
    config,
  },
  add: {
    method: 'POST',
    url: '/api/saved-views/',
    schema: {
      summary: 'Save a view of the leads or applications',
      body: NewSavedView,
      response: { 201: SavedView },
    },
    config,
  },
  change: {
    method: 'PATCH',
    url: '/api/saved-views/:id/',
    schema: {
      summary: 'Update a saved view; omitted fields stay unchanged',
      params: IdParams,
      body: Type.Partial(Type.Object(viewFields)),
      response: { 200: SavedView },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url: '/api/saved-views/:id/',
    schema: { summary: 'Delete a saved view', params: IdParams, response: { 204: NoContent } },
    config,
  },
  restore: {
    method: 'POST',
    url: '/api/saved-views/:id/restore/',
    schema: {
      summary: 'Restore a saved view within 30 days after its deletion',
      params: IdParams,
      response: { 200: SavedView },
    },
    config,
  },
} satisfies Record<string, Endpoint>
