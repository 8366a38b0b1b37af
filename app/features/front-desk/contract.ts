import { type Static, Type } from 'typebox'
import {
  Day,
  Id,
  IdParams,
  OptionalMultilineText,
  OptionalText,
  Timestamp,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Lead, RecordedOnly } from '#app/features/leads/contract.ts'

const IdOrNull = Type.Union([Id, Type.Null()])
const TimestampOrNull = Type.Union([Timestamp, Type.Null()])

export const visitStates = ['waiting', 'with_counsellor', 'left'] as const
const VisitState = Type.Enum([...visitStates])
export type VisitState = Static<typeof VisitState>

/** A visit of a person to the office; it is also an activity of the lead. */
const Visit = Type.Object({
  /** The id of the activity. */
  id: Id,
  at: Timestamp,
  /** What the visitor wants. */
  purpose: Type.String(),
  /** Who meets the visitor; this need not be the counsellor of the lead. */
  counsellor_id: IdOrNull,
  state: VisitState,
  /** When the counsellor received the visitor. */
  started_at: TimestampOrNull,
  ended_at: TimestampOrNull,
  lead: Type.Pick(Lead, ['id', 'name', 'phones', 'emails', 'countries']),
})
export type Visit = Static<typeof Visit>

const NewVisit = Type.Object({
  /** An existing lead. */
  lead_id: Type.Optional(Id),
  /**
   * Without `lead_id`: name, phone and country in any order; a name or a phone is enough. A matching
   * lead gets the enquiry, otherwise a lead is added.
   */
  line: OptionalText(300),
  purpose: OptionalMultilineText(500),
  /** Also becomes the counsellor of a lead that has none. */
  counsellor_id: Type.Optional(IdOrNull),
})
export type NewVisit = Static<typeof NewVisit>

const VisitChange = Type.Partial(Type.Object({ counsellor_id: IdOrNull, state: VisitState }))
export type VisitChange = Static<typeof VisitChange>

/** A person who works on leads. */
const DeskCounsellor = Type.Object({
  id: Id,
  name: Type.String(),
  /** 'busy': with a visitor now. */
  state: Type.Enum(['free', 'busy', 'out_of_office']),
  /** Number of visitors who wait for this person. */
  waiting: Type.Integer(),
})
export type DeskCounsellor = Static<typeof DeskCounsellor>

const FrontDesk = Type.Object({
  day: Day,
  /** Visits of the day in the viewer's scope, latest first. */
  visits: Type.Array(Visit),
  /** Who is free now, free people first; for a viewer of a branch, the people there. */
  counsellors: Type.Array(DeskCounsellor),
})
export type FrontDesk = Static<typeof FrontDesk>

const config = { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' } as const

export const frontDeskApi = {
  read: {
    method: 'GET',
    url: '/api/front-desk/',
    schema: {
      summary: 'List the visits of a day, today by default, and who is free now',
      querystring: Type.Object({ day: Type.Optional(Day) }),
      response: { 200: FrontDesk },
    },
    config,
  },
  add: {
    method: 'POST',
    url: '/api/visits/',
    schema: {
      summary:
        'Record a visit; 202: added to an existing lead that you may not view. A visit of an existing lead counts as a reply',
      body: NewVisit,
      response: { 201: Visit, 202: RecordedOnly },
    },
    config,
  },
  change: {
    method: 'PATCH',
    url: '/api/visits/:id/',
    schema: {
      summary: 'Change who meets the visitor, or whether the visitor waits or has left',
      params: IdParams,
      body: VisitChange,
      response: { 200: Visit },
    },
    config,
  },
} satisfies Record<string, Endpoint>
