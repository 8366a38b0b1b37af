import { Type } from 'typebox'
import type { DateFormat } from './calendar.ts'
import { phoneRule } from './phone-rule.ts'

/** One line as people see it; see `visible-text.ts` and `validation.ts` in app/base/server. */
export const singleLine = { visible: 'line', oneLine: true, wellFormed: true } as const
/** The same with line breaks. */
export const multiLine = { visible: 'lines', wellFormed: true } as const

/**
 * One line that a person wrote: trimmed, without what nobody sees, NUL and lone surrogates, `least`
 * to `most` Unicode code points. `trim`, `visible`, `oneLine` and `wellFormed` are keywords of our own.
 * `named`: what a form that is made of the schema says of it.
 */
export const Text = (most: number, least = 1, labels: FieldLabels = {}) =>
  Type.String({ ...labels, trim: true, ...singleLine, minLength: least, maxLength: most })

/** As `Text`, with line breaks. */
export const MultilineText = (most: number, least = 1, labels: FieldLabels = {}) =>
  Type.String({ ...labels, trim: true, ...multiLine, minLength: least, maxLength: most })

export interface FieldLabels {
  title?: string
  description?: string
  /** What is not written as other texts are. */
  control?: 'picture'
}

/** As `Text`, but may be left blank; a call that leaves it out means blank. */
export const OptionalText = (most: number) => Type.Optional(Text(most, 0))
export const OptionalMultilineText = (most: number) => Type.Optional(MultilineText(most, 0))

export const Id = Type.String({ format: 'uuid' })

const dateText = (format: DateFormat, description: string) =>
  Type.String({ trim: true, format, description })

const requiredDateText = (format: DateFormat, description: string) =>
  Type.String({ trim: true, minLength: 1, format, description })

/** The server refuses dates and times that do not exist: `calendar.ts`. */
export const Moment = Type.String({ format: 'date-time' })
export const Day = requiredDateText('date', 'A day of the calendar, as 2026-11-22.')
/** '' for none. */
export const OptionalDay = dateText('optional-date', 'As 2026-11-22; empty for none.')
/** A moment, or a day of the office. */
export const DayOrMoment = requiredDateText(
  'day-or-moment',
  'As 2026-11-22, or a date and time with its zone.',
)
/** The zone is the office's. */
export const LocalDateTime = requiredDateText(
  'local-date-time',
  'On the office’s clock, as 2026-11-22T09:00.',
)
export const TimeOfDay = requiredDateText('time-of-day', 'From 00:00 to 23:59.')
/** '' for none. */
export const OptionalTimeOfDay = dateText(
  'optional-time-of-day',
  'From 00:00 to 23:59; empty for none.',
)
/** "24:00" ends a day. */
export const EndOfSpan = requiredDateText('end-of-span', 'From 00:00 to 24:00.')
export const Email = Type.String({
  trim: true,
  ...singleLine,
  minLength: 1,
  maxLength: 254,
  format: 'email',
})

/**
 * One number, as people write it; `phone` and `onePhone` are keywords of our own too, and `limit` is
 * the least of digits.
 */
export const Phone = Type.String({
  trim: true,
  onePhone: true,
  phone: phoneRule,
  minLength: 1,
  maxLength: 32,
})

/** As `Phone`, but may be left blank. */
export const OptionalPhone = Type.String({
  trim: true,
  onePhone: true,
  phone: phoneRule,
  maxLength: 32,
})

/** Numbers and the words beside them, as `readPhones` in app/base/server/phones.ts takes them apart. */
export const PhonesText = (least = 1) =>
  Type.String({ trim: true, ...multiLine, minLength: least, maxLength: 300 })

/** Where a row stands in the office's order, from 1. */
export const Position = Type.Integer({ minimum: 1, maximum: 10_000 })

export const IdParams = Type.Object({ id: Id })

/** The body of an answer that says nothing (204). */
export const NoContent = Type.Null()

/** The address of a picture: of this site (`/…`), or of another (`http…`). */
export const PictureAddress = Type.String({
  trim: true,
  ...singleLine,
  maxLength: 2000,
  pattern: '^(https?://[^\\s"<>]+|/[^/\\s"<>][^\\s"<>]*)?$',
})

/** What crops of a picture keep in sight, as "20% 80%"; left out as long as nobody has said it. */
export const Focus = Type.Optional(Type.String())
