import { type Static, Type } from 'typebox'
import {
  Day,
  Id,
  Moment,
  OptionalDay,
  OptionalMultilineText,
  OptionalText,
} from '#app/contract/common.ts'
import { Figure, figure, WebAddress } from './figure-contract.ts'
import { confidences, events, statuses } from './vocabulary-contract.ts'

/** What a fact is, under a condition, from one day to another, and who says so. */
export const NewFactValue = Type.Object({
  ...figure,
  /** In words: "outside London". Each condition has values of its own, one after the other. */
  condition: OptionalText(120),
  note: OptionalText(300),
  valid_from: Type.Optional(OptionalDay),
  /** The last day. */
  valid_until: Type.Optional(OptionalDay),
  /** Where its days begin. */
  time_zone: Type.Optional(Type.String({ trim: true, pattern: '^[A-Za-z0-9_+/-]{1,60}$' })),
  /** What `valid_from` asks after: who applies from then on, or whose course begins from then on. */
  applies_to: Type.Optional(Type.Enum(events)),
  status: Type.Optional(Type.Enum(statuses)),
  address: Type.Optional(WebAddress),
  publisher: OptionalText(120),
  is_official: Type.Optional(Type.Boolean()),
  quote: OptionalMultilineText(1000),
  /** What the page says of its own age. */
  page_date: Type.Optional(OptionalDay),
  confidence: Type.Optional(Type.Enum(confidences)),
})
export type NewFactValue = Static<typeof NewFactValue>

export const FactValueChange = Type.Partial(NewFactValue)
export type FactValueChange = Static<typeof FactValueChange>

export const FactValue = Type.Object({
  id: Id,
  fact_id: Id,
  ...Type.Required(NewFactValue).properties,
  created_at: Moment,
  /** When what it says was last changed. */
  changed_at: Moment,
  /** When somebody of the office last compared it with its source; null: nobody has. */
  read_at: Type.Union([Moment, Type.Null()]),
  read_by: Type.String(),
  /** When a second person did. */
  confirmed_at: Type.Union([Moment, Type.Null()]),
  confirmed_by: Type.String(),
})
export type FactValue = Static<typeof FactValue>

/** What an amount is in rupees, about, at the rate of a day; never stored. */
export const Rupees = Type.Object({
  from: Type.String(),
  to: Type.String(),
  /** The day of the rate. */
  on: Day,
  publisher: Type.String(),
})
export type Rupees = Static<typeof Rupees>

/** What pages show of a value. */
export const VisibleValue = Type.Object({
  id: Id,
  ...Type.Omit(Type.Required(NewFactValue), ['status']).properties,
  /** Since when pages say it: it was written then, or begins then. */
  changed_at: Moment,
  /** It begins later; until then the one beside it stands. */
  is_upcoming: Type.Boolean(),
  /** The day on which the office last compared it with its source; '' for never. */
  checked_on: OptionalDay,
  /** That day, or the one on which it was written down if nobody has compared it. */
  as_of: OptionalDay,
  /** Nobody has looked, or not for too long: "confirm with us". */
  is_unsure: Type.Boolean(),
  /** Another was to take its place, which nobody has confirmed. */
  may_have_changed: Type.Boolean(),
  /** What it was before, for three years. */
  before: Type.Union([Figure, Type.Null()]),
  /** Where the office has given a rate for its currency. */
  rupees: Type.Union([Rupees, Type.Null()]),
})
export type VisibleValue = Static<typeof VisibleValue>
