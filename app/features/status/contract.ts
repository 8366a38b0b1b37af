import { type Static, Type } from 'typebox'
import { Moment } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

export const StatusLine = Type.Object({
  /** "Disk"; no two lines share it. */
  name: Type.String(),
  /** `bad`: somebody has to do something. `warn`: worth knowing. */
  level: Type.Union([Type.Literal('ok'), Type.Literal('warn'), Type.Literal('bad')]),
  text: Type.String(),
  /** A moment that belongs to what it says. */
  at: Type.Optional(Moment),
  /** What can be done about it. */
  advice: Type.Optional(Type.String()),
  /** The screen where more of it stands, from `/` on. */
  screen: Type.Optional(Type.String()),
  /** From 0 to 1: how much of it is used. */
  used: Type.Optional(Type.Number()),
})
export type StatusLine = Static<typeof StatusLine>

export const statusApi = {
  read: {
    method: 'GET',
    url: '/api/status/',
    schema: {
      summary: 'How the server that answers is: version, database, disk, jobs, mail',
      response: { 200: Type.Array(StatusLine) },
    },
    config: { access: 'administrator', right: 'jobs:manage' },
  },
} satisfies Record<string, Endpoint>
