import { type Static, Type } from 'typebox'
import {
  Day,
  Id,
  OptionalDay,
  OptionalMultilineText,
  OptionalText,
  Timestamp,
} from '#app/contract/common.ts'
import { Figure, figure, WebAddress } from './figure-contract.ts'
import { confidences, events, statuses } from './vocabulary-contract.ts'

/** A value of a fact with its condition, validity and source. */
export const NewFactValue = Type.Object({
  ...figure,
  /** For example "outside London". Each condition has its own sequence of values. */
  condition: OptionalText(120),
  note: OptionalText(300),
  valid_from: Type.Optional(OptionalDay),
  /** The last day. */
  valid_until: Type.Optional(OptionalDay),
  /** The time zone of its days. */
  time_zone: Type.Optional(Type.String({ trim: true, pattern: '^[A-Za-z0-9_+/-]{1,60}$' })),
  /** The event to which `valid_from` applies, for example the application or the course start. */
  applies_to: Type.Optional(Type.Enum(events)),
  status: Type.Optional(Type.Enum(statuses)),
  address: Type.Optional(WebAddress),
  publisher: OptionalText(120),
  is_official: Type.Optional(Type.Boolean()),
  quote: OptionalMultilineText(1000),
  /** The date that the source page shows. */
  page_date: Type.Optional(OptionalDay),
  confidence: Type.Optional(Type.Enum(confidences)),
})
export type NewFactValue = Static<typeof NewFactValue>

export const FactValueChange = Type.Partial(NewFactValue)
export type FactValueChange = Static<typeof FactValueChange>

/** What a form sends with a value; never stored. */
const formFields = {
  /** The `revision` of the fact that the form shows. The change is refused after a later one. */
  revision: Type.Optional(Type.String({ pattern: '^\\d{1,6} [\\dTZ:.-]{0,30}$' })),
  /** Confirms an amount that is many times more or less than the present one. */
  is_amount_confirmed: Type.Optional(Type.Boolean()),
}

export const NewFactValueBody = Type.Object({
  ...NewFactValue.properties,
  ...formFields,
  /** Whether the person who enters the value has read it on the page of the source. It then counts as reviewed. */
  is_read: Type.Optional(Type.Boolean()),
})
export type NewFactValueBody = Static<typeof NewFactValueBody>
export const FactValueChangeBody = Type.Object({ ...FactValueChange.properties, ...formFields })

export const FactValue = Type.Object({
  id: Id,
  fact_id: Id,
  ...Type.Required(NewFactValue).properties,
  created_at: Timestamp,
  /** Who entered it; '' for initial content. */
  created_by: Type.String(),
  /** When the value was last changed. Reviews do not count as changes. */
  changed_at: Timestamp,
  /** When the office last reviewed the value against its source; null for never. */
  read_at: Type.Union([Timestamp, Type.Null()]),
  read_by: Type.String(),
  /** When a second administrator reviewed the value. */
  confirmed_at: Type.Union([Timestamp, Type.Null()]),
  confirmed_by: Type.String(),
})
export type FactValue = Static<typeof FactValue>

/** The approximate amount in rupees at the rate of a day. Never stored. */
export const Rupees = Type.Object({
  from: Type.String(),
  to: Type.String(),
  /** Rupees for one unit. */
  rate: Type.Number(),
  /** The day of the rate. */
  on: Day,
  publisher: Type.String(),
})
export type Rupees = Static<typeof Rupees>

/** A value as pages show it. */
export const VisibleValue = Type.Object({
  id: Id,
  ...Type.Omit(Type.Required(NewFactValue), ['status']).properties,
  /** Since when pages show it. */
  changed_at: Timestamp,
  /** Whether it takes effect later. */
  is_upcoming: Type.Boolean(),
  /** Whether it is upcoming, but readers of today will meet it rather than the current value. */
  comes_first: Type.Boolean(),
  /** The day of the office's last review; '' for never. */
  checked_on: OptionalDay,
  /** The day of the last review, or the day on which the value was entered. */
  as_of: OptionalDay,
  /** Whether a review is missing or overdue; pages show "confirm with us". */
  is_uncertain: Type.Boolean(),
  /** Whether an unconfirmed successor should be in effect. */
  may_have_changed: Type.Boolean(),
  /** The previous figure, for three years. */
  previous: Type.Union([Figure, Type.Null()]),
  /** The amount in rupees if the office has entered a rate. */
  rupees: Type.Union([Rupees, Type.Null()]),
})
export type VisibleValue = Static<typeof VisibleValue>
