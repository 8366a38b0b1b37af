import { type Static, Type } from 'typebox'
import { DateOrTimestamp, Day, Id, OptionalText } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Application } from './contract.ts'
import { outcomeReasons, outcomes, visaDecisions } from './outcomes-contract.ts'
import { milestones } from './tracks-contract.ts'

const sorts = ['changed_at', 'created_at', 'deadline', 'name', 'institution', 'intake'] as const

const filters = {
  /** Words of which each is in the lead, the institution, the course or a number of the application. */
  q: OptionalText(200),
  institution: Type.Optional(Id),
  /** A country code, or 'unknown'. */
  country: Type.Optional(Type.String({ pattern: '^([A-Z]{2}|unknown)$' })),
  /** A month like "2027-09", or 'unknown'. */
  intake: Type.Optional(Type.String({ pattern: '^(20[0-9]{2}-(0[1-9]|1[0-2])|unknown)$' })),
  track: Type.Optional(Id),
  step: Type.Optional(Id),
  /** The last milestone of the track that it has reached; 'none' before the first. */
  phase: Type.Optional(Type.Enum(['none', ...milestones])),
  /** 'open' without an outcome, 'decided' with any. */
  outcome: Type.Optional(Type.Enum(['open', 'decided', ...outcomes])),
  visa_decision: Type.Optional(Type.Enum([...visaDecisions, 'decided', 'none'])),
  /** 'none' with an outcome that has no reason. */
  reason: Type.Optional(Type.Enum([...outcomeReasons, 'none'])),
  /** An administrator's id, or 'unassigned'. Without an own counsellor that of the lead counts. */
  owner: Type.Optional(Type.Union([Id, Type.Literal('unassigned')])),
  /** The branch of the lead. */
  branch: OptionalText(100),
  /** Open deadline that has passed, is within 7 days from today, exists, or is missing. */
  deadline: Type.Optional(Type.Enum(['overdue', 'week', 'any', 'none'])),
  /** Added from this date or time on, and until this one; both included. */
  from: Type.Optional(DateOrTimestamp),
  until: Type.Optional(DateOrTimestamp),
  /** With an outcome decided from this day on, and until this one. */
  decided_from: Type.Optional(Day),
  decided_until: Type.Optional(Day),
  /** With a visa decided from this day on, and until this one. */
  visa_decided_from: Type.Optional(Day),
  visa_decided_until: Type.Optional(Day),
  /** Left this step from this day on, and until this one, after at least this many minutes in it. */
  left_step: Type.Optional(Id),
  left_from: Type.Optional(Day),
  left_until: Type.Optional(Day),
  min_step_minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  /** Ended with a confirmed place, as rates count it. */
  has_place: Type.Optional(Type.Boolean()),
}

export const ApplicationFilters = Type.Object(filters)
export type ApplicationFilters = Static<typeof ApplicationFilters>

const ApplicationQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Returns the applications after this one in the order of the list. */
  before: Type.Optional(Id),
  sort: Type.Optional(Type.Enum([...sorts, ...sorts.map((name) => `-${name}` as const)])),
  ...filters,
})
export type ApplicationQuery = Static<typeof ApplicationQuery>

/** An application in a list, with its lead. */
export const ListedApplication = Type.Object({
  ...Application.properties,
  /** The primary lead. */
  primary_lead_id: Id,
  lead_name: Type.String(),
  lead_phones: Type.Array(Type.String()),
  lead_emails: Type.Array(Type.String()),
  /** The counsellor of the lead. */
  lead_owner_id: Type.Union([Id, Type.Null()]),
  branch: Type.String(),
})
export type ListedApplication = Static<typeof ListedApplication>

const Option = Type.Object({ id: Id, name: Type.String(), name_ne: Type.String() })

/** The values that filters offer: those that applications in the viewer's scope have. */
const FilterOptions = Type.Object({
  institutions: Type.Array(Option),
  countries: Type.Array(Type.String()),
  intakes: Type.Array(Type.String()),
  branches: Type.Array(Type.String()),
})
export type FilterOptions = Static<typeof FilterOptions>

const BoardColumn = Type.Object({
  step_id: Id,
  /** Number of matching applications, including those that are not listed. */
  total: Type.Integer(),
  /** Latest change first; at most 50. */
  applications: Type.Array(ListedApplication),
})
export type BoardColumn = Static<typeof BoardColumn>

const config = {
  access: 'administrator',
  right: 'leads:work',
  rowAccess: 'viewer-scope',
  keyRight: 'applications:read',
} as const

export const applicationListApi = {
  list: {
    method: 'GET',
    url: '/api/applications/',
    schema: {
      summary:
        'List applications, latest change first unless sorted; X-Total-Count has the number of matches',
      querystring: ApplicationQuery,
      response: { 200: Type.Array(ListedApplication) },
    },
    config,
  },
  options: {
    method: 'GET',
    url: '/api/applications/options/',
    schema: {
      summary: 'List institutions, countries and intakes of applications, for filters',
      response: { 200: FilterOptions },
    },
    config,
  },
  board: {
    method: 'GET',
    url: '/api/applications/board/',
    schema: {
      summary:
        'List the open and enrolled applications of a track by step, with the steps in order',
      querystring: Type.Object({ ...filters, track: Id }),
      response: { 200: Type.Array(BoardColumn) },
    },
    config,
  },
} satisfies Record<string, Endpoint>
