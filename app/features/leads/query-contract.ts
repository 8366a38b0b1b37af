import { type Static, Type } from 'typebox'
import { DateOrTimestamp, Day, Id, OptionalText } from '#app/contract/common.ts'
import { Language } from '#app/contract/languages.ts'
import { contactChannels } from './channels-contract.ts'
import {
  type ColumnFilter,
  type FilterName,
  fieldFilters,
  type MissingName,
} from './fields-contract.ts'

const LeadSort = Type.Enum([
  'name',
  '-name',
  'follow_up_at',
  '-follow_up_at',
  'last_activity_at',
  '-last_activity_at',
  'awaiting_reply_since',
  '-awaiting_reply_since',
  'created_at',
  '-created_at',
])
export type LeadSort = Static<typeof LeadSort>

/** The longest value of a kind whose values have no maximum. */
const MAX_LENGTH = 30

function schemaOf({ kind, maxLength = MAX_LENGTH }: ColumnFilter) {
  if (kind === 'countries') return Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' }))
  if (kind === 'channel') return Type.Optional(Type.String({ pattern: '^[a-z-]{1,20}$' }))
  if (kind === 'month')
    return Type.Optional(Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' }))
  if (kind === 'language') return Type.Optional(Language)
  if (kind === 'contact_channel') return Type.Optional(Type.Enum([...contactChannels]))
  return OptionalText(maxLength)
}

/** The filters by values of fields. */
export const fieldFilterSchemas = Object.fromEntries(
  fieldFilters.map((filter) => [filter.name, schemaOf(filter)]),
) as unknown as Record<FilterName, ReturnType<typeof OptionalText>>

const missingNames = fieldFilters
  .filter(({ hasMissing }) => hasMissing)
  .map(({ name }) => name as MissingName)

const Amount = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })

/** How far an application has come: with an offer, a granted visa or enrolment, or further. */
export const applicationProgress = ['any', 'offer', 'visa', 'enrolled'] as const
export type ApplicationProgress = (typeof applicationProgress)[number]

/** Filters of leads. */
const leadFilters = {
  /**
   * Words of which each is in the name, an e-mail, the city, the guardian or a note, in any order; a
   * phone in any spelling, or a part of one.
   */
  q: OptionalText(200),
  stage: Type.Optional(Id),
  /** An administrator's id, or 'unassigned'. */
  owner: Type.Optional(Type.Union([Id, Type.Literal('unassigned')])),
  ...fieldFilterSchemas,
  /** In rupees. */
  min_budget: Type.Optional(Amount),
  max_budget: Type.Optional(Amount),
  /** Only leads for which this value is unknown. */
  without: Type.Optional(Type.Enum(missingNames)),
  /** Follow-up that is overdue, due today, due within 7 days from today, or missing. */
  due: Type.Optional(Type.Enum(['overdue', 'today', 'week', 'none'])),
  /** Whether an enquiry awaits a reply. */
  awaiting_reply: Type.Optional(Type.Boolean()),
  /** The present stage or an earlier one. */
  reached_stage: Type.Optional(Id),
  /** Whether the response target was met; an overdue first response is 'missed'. */
  response_target: Type.Optional(Type.Enum(['met', 'missed'])),
  /**
   * Leads with a follow-up due from `follow_up_from` until `follow_up_until` that was done on its day,
   * later or not yet.
   */
  follow_up_result: Type.Optional(Type.Enum(['on_time', 'late', 'open'])),
  follow_up_from: Type.Optional(Day),
  follow_up_until: Type.Optional(Day),
  /**
   * Leads with an enquiry from `enquired_from` until `enquired_until`, whose first response took at least
   * `min_response_minutes` minutes of opening hours.
   */
  enquired_from: Type.Optional(Day),
  enquired_until: Type.Optional(Day),
  min_response_minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  /** Only leads without activity for the set months and without a follow-up. */
  inactive: Type.Optional(Type.Literal(true)),
  /** Leads with an application that has come this far, or further. */
  application: Type.Optional(Type.Enum([...applicationProgress])),
  /** Only leads with a document that ends within 60 days or has ended, as in Today. */
  documents: Type.Optional(Type.Literal('expiring')),
  /** Only leads in stages with this outcome; `active` for those in open stages or awaiting a reply. */
  outcome: Type.Optional(Type.Enum(['open', 'won', 'lost', 'active'])),
  /** Created from this date or time on, and until this one; both included. */
  from: Type.Optional(DateOrTimestamp),
  until: Type.Optional(DateOrTimestamp),
}

export type FollowUpResult = NonNullable<LeadFilters['follow_up_result']>

export const LeadFilters = Type.Object(leadFilters)
export type LeadFilters = Static<typeof LeadFilters>

export const LeadQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  /** Number of leads to skip. */
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Only leads after the lead with this id in the sort order. */
  before: Type.Optional(Id),
  sort: Type.Optional(LeadSort),
  /** Whether each lead comes with its notes; for exports. */
  with_notes: Type.Optional(Type.Boolean()),
  ...leadFilters,
})
export type LeadQuery = Static<typeof LeadQuery>
