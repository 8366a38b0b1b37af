import { type Static, Type } from 'typebox'
import { Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

export const StatusLine = Type.Object({
  /** Unique name such as "Disk". */
  name: Type.String(),
  /** `bad`: the item needs action. `warn`: the item is shown for information. */
  level: Type.Union([Type.Literal('ok'), Type.Literal('warn'), Type.Literal('bad')]),
  text: Type.String(),
  /** A moment that is shown after the text. */
  at: Type.Optional(Timestamp),
  /** Suggested action. */
  advice: Type.Optional(Type.String()),
  /** Address of the screen with details. */
  screen: Type.Optional(Type.String()),
  /** Used share from 0 to 1. */
  used: Type.Optional(Type.Number()),
})
export type StatusLine = Static<typeof StatusLine>

export const statusApi = {
  read: {
    method: 'GET',
    url: '/api/status/',
    schema: {
      summary: 'Get the status of this server: version, database, disk, jobs, mail',
      response: { 200: Type.Array(StatusLine) },
    },
    config: { access: 'administrator', right: 'jobs:manage' },
  },
} satisfies Record<string, Endpoint>
