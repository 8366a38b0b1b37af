import { type Static, Type } from 'typebox'
import { Day, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { fieldFilterSchemas } from '#app/features/leads/query-contract.ts'

/** Fields by which the report groups leads; each is a filter of the list. */
export const reportGroupings = [
  'country',
  'source',
  'campaign',
  'page',
  'channel',
  'owner',
  'branch',
  'intake',
] as const
const ReportGrouping = Type.Enum([...reportGroupings])
export type ReportGrouping = Static<typeof ReportGrouping>

/** Filters of the list that the report has, too. */
export const reportFilterNames = ['country', 'intake', 'level', 'subject', 'branch'] as const
const reportFilters = Object.fromEntries(
  reportFilterNames.map((name) => [name, fieldFilterSchemas[name]]),
) as Pick<typeof fieldFilterSchemas, (typeof reportFilterNames)[number]>
export type ReportFilters = Partial<Record<(typeof reportFilterNames)[number], string>>

/** Each count equals the list of leads with the same filters. */
const counts = {
  leads: Type.Integer(),
  /** Leads with an enquiry that awaits a reply. */
  awaiting_reply: Type.Integer(),
  won: Type.Integer(),
  lost: Type.Integer(),
  /** Leads whose first response met the target, and leads whose response was late or is overdue. */
  met: Type.Integer(),
  missed: Type.Integer(),
  /** Follow-ups due in this period, of all leads: done on their day, later, or not yet. */
  follow_ups_on_time: Type.Integer(),
  follow_ups_late: Type.Integer(),
  follow_ups_open: Type.Integer(),
}
const Minutes = Type.Union([Type.Integer(), Type.Null()])

/** Numbers of the enquiries in this period, of all leads. */
const responseTimes = {
  enquiries: Type.Integer(),
  /** Minutes of opening hours until the first response; null if none was timed. */
  median_minutes: Minutes,
  p90_minutes: Minutes,
}

const Group = Type.Object({
  /** A country code, an administrator's id or 'unassigned'; '' when unknown. */
  key: Type.String(),
  ...counts,
  ...responseTimes,
})

export const Report = Type.Object({
  /** The first and the last day of the period. */
  from: Day,
  until: Day,
  ...counts,
  /** Start of the follow-up counts; null if no follow-up was ever due. */
  follow_ups_since: Type.Union([Timestamp, Type.Null()]),
  /** Includes erased people, who are in no group. */
  ...responseTimes,
  /** Most leads first. A lead with two countries counts for both. */
  groups: Type.Array(Group),
  /** Present stages, in the office's order. */
  stages: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      leads: Type.Integer(),
      /** Leads that reached the stage, and their time in it until now. */
      reached: Type.Integer(),
      median_minutes: Minutes,
      p90_minutes: Minutes,
    }),
  ),
  /** Most frequent reason first. */
  lost_reasons: Type.Array(Type.Object({ reason: Type.String(), leads: Type.Integer() })),
})
export type Report = Static<typeof Report>

export const reportApi = {
  read: {
    method: 'GET',
    url: '/api/leads/report/',
    schema: {
      summary: 'Get the report on leads between two dates in office time, both included',
      querystring: Type.Object({
        from: Type.Optional(
          Type.String({ format: 'date', description: 'Default: 29 days before `until`.' }),
        ),
        until: Type.Optional(
          Type.String({ format: 'date', description: 'Default: today in the office’s time zone.' }),
        ),
        group_by: Type.Optional(ReportGrouping),
        ...reportFilters,
      }),
      response: { 200: Report },
    },
    config: { access: 'administrator', right: 'reports:read', rowAccess: 'viewer-scope' },
  },
} satisfies Record<string, Endpoint>
