import { type Static, Type } from 'typebox'
import { Id, IdParams, Nothing, Position, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** A short text that the office often sends; found by its title after typing `/`. */
export const NewReadyAnswer = Type.Object({
  title: Text(60),
  text: Text(4000),
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

export const readyAnswersApi = {
  list: {
    method: 'GET',
    url: '/api/ready-answers/',
    schema: {
      summary: "Ready answers, in the office's order",
      response: { 200: Type.Array(ReadyAnswer) },
    },
    config: { access: 'administrator' },
  },
  add: {
    method: 'POST',
    url: '/api/ready-answers/',
    schema: { summary: 'Add a ready answer', body: NewReadyAnswer, response: { 201: ReadyAnswer } },
    config: { access: 'administrator' },
  },
  change: {
    method: 'PATCH',
    url: '/api/ready-answers/:id/',
    schema: {
      summary: 'Change only what is sent',
      params: IdParams,
      body: Type.Partial(NewReadyAnswer),
      response: { 200: ReadyAnswer },
    },
    config: { access: 'administrator' },
  },
  order: {
    method: 'POST',
    url: '/api/ready-answers/order/',
    schema: {
      summary: 'Put all ready answers in this order; `ids` names each once',
      body: Type.Object({ ids: Type.Array(Id) }),
      response: { 200: Type.Array(ReadyAnswer) },
    },
    config: { access: 'administrator' },
  },
  remove: {
    method: 'DELETE',
    url: '/api/ready-answers/:id/',
    schema: { summary: 'Delete a ready answer', params: IdParams, response: { 204: Nothing } },
    config: { access: 'administrator' },
  },
} satisfies Record<string, Endpoint>
