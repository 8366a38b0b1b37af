import { type Static, Type } from 'typebox'
import { Id, MultilineText, Position, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { orderedContentApi } from '#app/contract/ordered-content.ts'

/** A saved reply, found by its title after typing `/`. */
export const NewSavedReply = Type.Object({
  title: Text(60),
  text: MultilineText(4000),
  position: Type.Optional(Position),
})
export type NewSavedReply = Static<typeof NewSavedReply>

export const SavedReply = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  position: Type.Integer(),
})
export type SavedReply = Static<typeof SavedReply>

const listedApi = orderedContentApi('/api/saved-replies/', {
  one: 'ready answer',
  many: 'ready answers',
  row: SavedReply,
  added: NewSavedReply,
  changed: Type.Partial(NewSavedReply),
  reading: { access: 'administrator', right: 'answers:write' },
  writing: { access: 'administrator', right: 'answers:write' },
})

export const savedRepliesApi = {
  ...listedApi,
  listRendered: {
    ...listedApi.list,
    url: '/api/saved-replies/rendered/',
    schema: {
      ...listedApi.list.schema,
      summary: 'All ready answers as visitors read them: with what facts say now',
    },
  },
} satisfies Record<string, Endpoint>
