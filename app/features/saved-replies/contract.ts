import { type Static, Type } from 'typebox'
import { Id, MultilineText, Position, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { OptionalLanguage } from '#app/contract/languages.ts'
import { orderedListApi } from '#app/contract/ordered-list.ts'

/** A saved reply. Counsellors type `/` in a reply and find it by its title. */
export const NewSavedReply = Type.Object({
  title: Text(60),
  text: MultilineText(4000),
  /** '' for visitors of any language. */
  language: Type.Optional(OptionalLanguage),
  position: Type.Optional(Position),
})
export type NewSavedReply = Static<typeof NewSavedReply>

export const SavedReply = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  language: OptionalLanguage,
  position: Type.Integer(),
})
export type SavedReply = Static<typeof SavedReply>

/** Puts replies in this language first, then those for any language. Without a language the order stays. */
export function sortByLanguage<Reply extends Pick<SavedReply, 'language'>>(
  replies: Reply[],
  language: OptionalLanguage,
) {
  if (!language) return replies
  const preferred = [language, '']
  const rank = (reply: Reply) => (preferred.indexOf(reply.language) + 3) % 3
  return replies.toSorted((a, b) => rank(a) - rank(b))
}

const listedApi = orderedListApi('/api/saved-replies/', {
  singular: 'saved reply',
  plural: 'saved replies',
  row: SavedReply,
  createBody: NewSavedReply,
  updateBody: Type.Partial(NewSavedReply),
  readConfig: { access: 'administrator', right: 'answers:write' },
  writeConfig: { access: 'administrator', right: 'answers:write' },
})

export const savedRepliesApi = {
  ...listedApi,
  listRendered: {
    ...listedApi.list,
    url: '/api/saved-replies/rendered/',
    schema: {
      ...listedApi.list.schema,
      summary: 'List saved replies as visitors see them, with current fact values',
    },
  },
} satisfies Record<string, Endpoint>
