import { type Static, Type } from 'typebox'
import { Day } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { outcomeReasons } from './outcomes-contract.ts'
import { rateFilters, rateGroupings, reportPeriod } from './rates-contract.ts'
import { milestones } from './tracks-contract.ts'

/** The last milestone of the track that an application has reached; 'none' before the first. */
export const phases = ['none', ...milestones] as const

const PipelineGroup = Type.Object({
  /** As in the groups of rates. */
  key: Type.String(),
  name: Type.String(),
  name_ne: Type.String(),
  open: Type.Integer(),
  /** Open applications by phase. */
  phases: Type.Record(Type.Enum([...phases]), Type.Integer()),
})
export type PipelineGroup = Static<typeof PipelineGroup>

const StepTime = Type.Object({
  step_id: Type.String(),
  name: Type.String(),
  name_ne: Type.String(),
  track: Type.String(),
  track_ne: Type.String(),
  /** Applications that left the step in the period, and how often they did. */
  applications: Type.Integer(),
  visits: Type.Integer(),
  median_minutes: Type.Integer(),
  p90_minutes: Type.Integer(),
})
export type StepTime = Static<typeof StepTime>

/** Of leads that were added in the period; from `leads` on each count is a part of the one before it. */
const Conversion = Type.Object({
  /** The first source or the channel of the leads; '' if unknown. */
  key: Type.String(),
  /** Enquiries in the period, also of leads that were added before. Imports are left out. */
  enquiries: Type.Integer(),
  leads: Type.Integer(),
  with_application: Type.Integer(),
  /** With an offer, or further. */
  with_offer: Type.Integer(),
  /** With a granted visa, or enrolled. */
  with_visa: Type.Integer(),
  enrolled: Type.Integer(),
})
export type Conversion = Static<typeof Conversion>

export const ApplicationReport = Type.Object({
  from: Day,
  until: Day,
  /** Open applications of today, most first. The period does not limit them. */
  pipeline: Type.Array(PipelineGroup),
  /** In the order of tracks and steps. */
  step_times: Type.Array(StepTime),
  /** Applications whose visa was refused, by the day of the outcome; most frequent first. */
  refusals: Type.Array(
    Type.Object({ reason: Type.Enum(['', ...outcomeReasons]), applications: Type.Integer() }),
  ),
  /** Most leads first. */
  conversions: Type.Object({
    by_source: Type.Array(Conversion),
    by_channel: Type.Array(Conversion),
  }),
})
export type ApplicationReport = Static<typeof ApplicationReport>

export const applicationReportApi = {
  read: {
    method: 'GET',
    url: '/api/applications/report/',
    schema: {
      summary:
        'Report on open applications, time per step, refusals and conversions between two dates in office time, both included',
      querystring: Type.Object({
        ...reportPeriod,
        group_by: Type.Optional(Type.Enum([...rateGroupings])),
        ...rateFilters,
      }),
      response: { 200: ApplicationReport },
    },
    config: { access: 'administrator', right: 'reports:read', rowAccess: 'viewer-scope' },
  },
} satisfies Record<string, Endpoint>
