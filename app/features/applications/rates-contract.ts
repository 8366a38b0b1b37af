import { type Static, Type } from 'typebox'
import { Day } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { ApplicationFilters } from './query-contract.ts'

export const rateGroupings = ['institution', 'country', 'owner', 'intake'] as const
const RateGrouping = Type.Enum([...rateGroupings])
export type RateGrouping = Static<typeof RateGrouping>

/** Filters of the list that rates and the report have, too. */
export const rateFilterNames = ['institution', 'country', 'intake', 'owner', 'branch'] as const
export const rateFilters = Type.Pick(ApplicationFilters, rateFilterNames).properties
export type RateFilters = Partial<Record<(typeof rateFilterNames)[number], string>>

/** With fewer cases a percentage would mislead. */
export const MIN_RATE_CASES = 20

/** In percent: refusals from which a rate is marked, and enrolments below which it is. */
export const refusalLines = [4, 5] as const
export const ENROLMENT_LINE = 95

/** Each count equals the list of applications with the same filters. */
export const rateCounts = {
  /** Applications whose visa was granted or refused in the period. */
  visa_decided: Type.Integer(),
  visa_refused: Type.Integer(),
  /**
   * Applications that ended in the period with a confirmed place: the student enrolled or did not
   * arrive, or the visa was granted. Open ones are left out, because their class has not begun.
   */
  places: Type.Integer(),
  enrolled: Type.Integer(),
  did_not_arrive: Type.Integer(),
}
export type RateCounts = Record<keyof typeof rateCounts, number>

const RateGroup = Type.Object({
  /**
   * The id of an institution, which includes those merged into it; a country code, a counsellor's id or
   * 'unassigned', or a month; '' if unknown.
   */
  key: Type.String(),
  /** Of the institution; '' in other groups. */
  name: Type.String(),
  name_ne: Type.String(),
  ...rateCounts,
})
export type RateGroup = Static<typeof RateGroup>

export const Rates = Type.Object({
  /** The first and the last day of the period. */
  from: Day,
  until: Day,
  ...rateCounts,
  /** Most decided visas first. Each application is in one group. */
  groups: Type.Array(RateGroup),
})
export type Rates = Static<typeof Rates>

export const reportPeriod = {
  from: Type.Optional(
    Type.String({ format: 'date', description: 'Default: 364 days before `until`.' }),
  ),
  until: Type.Optional(
    Type.String({ format: 'date', description: 'Default: today in the office’s time zone.' }),
  ),
}

/** Returns tenths of a percent, rounded down; undefined with too few cases for a percentage. */
export const measureRate = (count: number, of: number) =>
  of < MIN_RATE_CASES ? undefined : Math.floor((1000 * count) / of)

export const ratesApi = {
  read: {
    method: 'GET',
    url: '/api/applications/rates/',
    schema: {
      summary:
        'Count visa refusals, enrolments and no-shows decided between two dates in office time, both included',
      querystring: Type.Object({
        ...reportPeriod,
        group_by: Type.Optional(RateGrouping),
        ...rateFilters,
      }),
      response: { 200: Rates },
    },
    config: { access: 'administrator', right: 'reports:read', rowAccess: 'viewer-scope' },
  },
} satisfies Record<string, Endpoint>
