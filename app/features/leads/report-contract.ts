import { type Static, Type } from 'typebox'
import { Day, Moment } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** What leads are told apart by, as the list filters them. */
export const reportedBy = [
  'country',
  'source',
  'campaign',
  'page',
  'channel',
  'owner',
  'branch',
] as const
const ReportedBy = Type.Enum([...reportedBy])
export type ReportedBy = Static<typeof ReportedBy>

/** As many as the list of leads has with the same filters. */
const counts = {
  leads: Type.Integer(),
  /** Of whom a question waits for its first answer. */
  waiting: Type.Integer(),
  won: Type.Integer(),
  lost: Type.Integer(),
  /** Whose first answer came within the office's goal; and later, or is late already. */
  met: Type.Integer(),
  missed: Type.Integer(),
  /** Follow-ups that were due on these days, whenever their leads came: done on their day, later, not yet. */
  follow_ups_kept: Type.Integer(),
  follow_ups_late: Type.Integer(),
  follow_ups_open: Type.Integer(),
}
const Minutes = Type.Union([Type.Integer(), Type.Null()])

/** Of questions of these days, whenever those came who asked. */
const answers = {
  enquiries: Type.Integer(),
  /** Minutes of office hours until the first answer; null where none was timed. */
  median_minutes: Minutes,
  p90_minutes: Minutes,
}

const Group = Type.Object({
  /** A country code, an administrator's id or 'nobody'; '' when unknown. */
  key: Type.String(),
  ...counts,
  ...answers,
})

export const Report = Type.Object({
  /** The days that it is about. */
  from: Day,
  until: Day,
  ...counts,
  /** Since when follow-ups are counted; null: none was ever due. */
  follow_ups_since: Type.Union([Moment, Type.Null()]),
  /** Also of people who were erased since, who are in no group. */
  ...answers,
  /** Most leads first. One who wishes two countries counts for both. */
  groups: Type.Array(Group),
  /** In the office's order: where they stand now. */
  stages: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      leads: Type.Integer(),
      /** Leads that reached the stage, and their time in it, including the present stay. */
      been: Type.Integer(),
      median_minutes: Minutes,
      p90_minutes: Minutes,
    }),
  ),
  /** Why they went, most often first. */
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
        by: Type.Optional(ReportedBy),
      }),
      response: { 200: Report },
    },
    config: { access: 'administrator', right: 'reports:read', rows: 'by-viewer' },
  },
} satisfies Record<string, Endpoint>
