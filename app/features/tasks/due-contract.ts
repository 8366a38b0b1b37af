import { type Static, Type } from 'typebox'
import { Day, Id } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { DueTask } from '#app/features/leads/contract.ts'

const DueQuery = Type.Object({
  /** As the groups of Today; it takes precedence over `from` and `until`. */
  due: Type.Optional(Type.Enum(['overdue', 'today', 'week'])),
  /** Due from this day on, and until this one; both included. */
  from: Type.Optional(Day),
  until: Type.Optional(Day),
  /** Only tasks of this administrator, and unassigned ones. */
  owner: Type.Optional(Id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
  /** Number of tasks to skip. */
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
})
export type DueQuery = Static<typeof DueQuery>

const DueWeek = Type.Object({
  /** Today in the office's time zone. */
  today: Day,
  /** Number of overdue tasks, of any day. */
  overdue: Type.Integer(),
  /** From Sunday on; of each day the first tasks, and their total number. */
  days: Type.Array(Type.Object({ day: Day, total: Type.Integer(), tasks: Type.Array(DueTask) })),
})
export type DueWeek = Static<typeof DueWeek>

const config = { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' } as const

export const dueApi = {
  list: {
    method: 'GET',
    url: '/api/tasks/',
    schema: {
      summary:
        'List open tasks and documents by due date, earliest first; X-Total-Count has the number of matches',
      querystring: DueQuery,
      response: { 200: Type.Array(DueTask) },
    },
    config,
  },
  week: {
    method: 'GET',
    url: '/api/tasks/week/',
    schema: {
      summary: 'List open tasks and documents of a week by day; default: this week',
      querystring: Type.Object({
        /** A day of the week. */
        day: Type.Optional(Day),
        owner: Type.Optional(Id),
      }),
      response: { 200: DueWeek },
    },
    config,
  },
} satisfies Record<string, Endpoint>
