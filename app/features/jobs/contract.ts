import { type Static, Type } from 'typebox'
import { Id, IdParams, Moment, NoContent, OptionalText } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** `failed`: given up. What failed and is tried again waits, with its error. */
export const JobState = Type.Union([
  Type.Literal('failed'),
  Type.Literal('running'),
  Type.Literal('waiting'),
])
export type JobState = Static<typeof JobState>

const MomentOrNull = Type.Union([Moment, Type.Null()])

/** What the server does after it has answered, at a moment, or again and again. */
export const Job = Type.Object({
  id: Id,
  /** What it does: "Publish what was scheduled". */
  title: Type.String(),
  /** How people call what it is about; '' where the title says it all. */
  about: Type.String(),
  state: JobState,
  created_at: Moment,
  /** When it is done, or tried again; null unless it waits. */
  due_at: MomentOrNull,
  /** When it was given up. */
  failed_at: MomentOrNull,
  /** How often it was begun. */
  attempts: Type.Integer(),
  /** Of the last try; '' when nothing has gone wrong. */
  error: Type.String(),
  /** It comes again by itself, and cannot be dropped. */
  is_recurring: Type.Boolean(),
})
export type Job = Static<typeof Job>

export const JobQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  /** How many to skip, for the pages of a screen. */
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Text in what it does, what it is about, or its error. */
  q: OptionalText(200),
  state: Type.Optional(JobState),
})
export type JobQuery = Static<typeof JobQuery>

const config = { access: 'administrator', right: 'jobs:manage' } as const

export const jobsApi = {
  list: {
    method: 'GET',
    url: '/api/jobs/',
    schema: {
      summary:
        'What the server has to do: what failed, what is running, what waits; X-Total-Count says how many',
      querystring: JobQuery,
      response: { 200: Type.Array(Job) },
    },
    config,
  },
  retry: {
    method: 'POST',
    url: '/api/jobs/:id/retry/',
    schema: {
      summary: 'Do a job that failed again, at once and as often as a new one',
      params: IdParams,
      response: { 200: Job },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url: '/api/jobs/:id/',
    schema: {
      summary: 'Drop a job that failed: it is not done any more',
      params: IdParams,
      response: { 204: NoContent },
    },
    config,
  },
} satisfies Record<string, Endpoint>
