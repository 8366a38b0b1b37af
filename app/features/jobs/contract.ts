import { type Static, Type } from 'typebox'
import { Id, IdParams, NoContent, OptionalText, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/**
 * `failed`: the job is not retried automatically. A job that is retried is `waiting` and has an
 * error.
 */
export const JobState = Type.Union([
  Type.Literal('failed'),
  Type.Literal('running'),
  Type.Literal('waiting'),
])
export type JobState = Static<typeof JobState>

const TimestampOrNull = Type.Union([Timestamp, Type.Null()])

/** A unit of background work of the server. */
export const Job = Type.Object({
  id: Id,
  /** For example "Publish scheduled pages". */
  title: Type.String(),
  /** A readable subject of the job; '' if the title is sufficient. */
  subject: Type.String(),
  state: JobState,
  created_at: Timestamp,
  /** When the next attempt is due; null unless the job is waiting. */
  due_at: TimestampOrNull,
  /** When the last attempt failed. */
  failed_at: TimestampOrNull,
  /** How often the job was started. */
  attempts: Type.Integer(),
  /** Error of the last attempt; '' if it had none. */
  error: Type.String(),
  /** The job is recurring and cannot be deleted. */
  is_recurring: Type.Boolean(),
})
export type Job = Static<typeof Job>

export const JobQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Searches title, subject and error. */
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
      summary: 'List jobs: failed, running, then waiting; X-Total-Count says how many match',
      querystring: JobQuery,
      response: { 200: Type.Array(Job) },
    },
    config,
  },
  retry: {
    method: 'POST',
    url: '/api/jobs/:id/retry/',
    schema: {
      summary: 'Retry a failed job immediately, with all its attempts',
      params: IdParams,
      response: { 200: Job },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url: '/api/jobs/:id/',
    schema: {
      summary: 'Delete a failed job, so that it is not retried',
      params: IdParams,
      response: { 204: NoContent },
    },
    config,
  },
} satisfies Record<string, Endpoint>
