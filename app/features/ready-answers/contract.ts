import { type Static, Type } from 'typebox'
import { Id, MultilineText, Position, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { orderedContentApi } from '#app/contract/ordered-content.ts'

/** A short text that the office often sends; found by its title after typing `/`. */
export const NewReadyAnswer = Type.Object({
  title: Text(60),
  text: MultilineText(4000),
  position: Type.Optional(Position),
})
export type NewReadyAnswer = Static<typeof NewReadyAnswer>

export const ReadyAnswer = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  position: Type.Integer(),
})
export type ReadyAnswer = Static<typeof ReadyAnswer>

const listedApi = orderedContentApi('/api/ready-answers/', {
  one: 'ready answer',
  many: 'ready answers',
  row: ReadyAnswer,
  added: NewReadyAnswer,
  changed: Type.Partial(NewReadyAnswer),
  reading: { access: 'administrator', right: 'answers:write' },
  writing: { access: 'administrator', right: 'answers:write' },
})

export const readyAnswersApi = {
  ...listedApi,
  listFilled: {
    ...listedApi.list,
    url: '/api/ready-answers/filled/',
    schema: {
      ...listedApi.list.schema,
      summary: 'All ready answers as visitors read them: with what facts say now',
    },
  },
} satisfies Record<string, Endpoint>
