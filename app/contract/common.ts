import { Type } from 'typebox'
import type { DateFormat } from './calendar.ts'
import * as patterns from './patterns.ts'
import { phoneRule } from './phone-rule.ts'

/** One visible line; see `visible-text.ts` and `validation.ts` in app/platform/server. */
export const singleLine = { visible: 'line', oneLine: true, wellFormed: true } as const
/** Visible text that may contain line breaks. */
export const multiLine = { visible: 'lines', wellFormed: true } as const

/**
 * One line of text: trimmed, without invisible characters, NUL and lone surrogates, with `minLength`
 * to `maxLength` Unicode code points. `trim`, `visible`, `oneLine` and `wellFormed` are our own keywords.
 * `labels` are for forms that are built from the schema.
 */
export const Text = (maxLength: number, minLength = 1, labels: FieldLabels = {}) =>
  Type.String({ ...labels, trim: true, ...singleLine, minLength, maxLength })

/** Like `Text`, but may contain line breaks. */
export const MultilineText = (maxLength: number, minLength = 1, labels: FieldLabels = {}) =>
  Type.String({ ...labels, trim: true, ...multiLine, minLength, maxLength })

export interface FieldLabels {
  title?: string
  description?: string
  /** The control for values that are not typed as text. */
  control?: 'picture' | 'country' | 'file' | 'form' | 'album' | 'url' | 'branch'
  /** The formatting that a text may contain; none if it is missing. */
  markup?: 'inline' | 'blocks'
  /** The number of heading levels in a text with blocks. */
  headings?: number
  /** Whether translations take it from their source page. */
  ofSource?: boolean
}

/** Like `Text`, but may be blank or left out. */
export const OptionalText = (maxLength: number) => Type.Optional(Text(maxLength, 0))
export const OptionalMultilineText = (maxLength: number) =>
  Type.Optional(MultilineText(maxLength, 0))

export const Id = Type.String({ format: 'uuid' })

const dateText = (format: DateFormat, description: string) =>
  Type.String({ trim: true, format, description })

const requiredDateText = (format: DateFormat, description: string) =>
  Type.String({ trim: true, minLength: 1, format, description })

/** The server refuses dates and times that do not exist, see `calendar.ts`. */
export const Timestamp = Type.String({ format: 'date-time' })
export const Day = requiredDateText('date', 'A date, for example 2026-11-22.')
/** '' for none. */
export const OptionalDay = dateText(
  'optional-date',
  'A date, for example 2026-11-22; empty for none.',
)
/** A moment, or a date in the office's time zone. */
export const DateOrTimestamp = requiredDateText(
  'day-or-moment',
  'A date, for example 2026-11-22, or a date and time with a time zone.',
)
/** A date and time in the office's time zone. */
export const LocalDateTime = requiredDateText(
  'local-date-time',
  'A date and time in the office’s time zone, for example 2026-11-22T09:00.',
)
export const TimeOfDay = requiredDateText('time-of-day', 'A time from 00:00 to 23:59.')
/** '' for none. */
export const OptionalTimeOfDay = dateText(
  'optional-time-of-day',
  'A time from 00:00 to 23:59; empty for none.',
)
/** The end of a time span; "24:00" is the end of the day. */
export const EndOfSpan = requiredDateText('end-of-span', 'A time from 00:00 to 24:00.')
export const Email = Type.String({
  trim: true,
  ...singleLine,
  minLength: 1,
  maxLength: 254,
  format: 'email',
})

/**
 * One phone number; `phone` and `onePhone` are our own keywords, and `limit` is the minimum of
 * digits.
 */
export const Phone = Type.String({
  trim: true,
  onePhone: true,
  phone: phoneRule,
  minLength: 1,
  maxLength: 32,
})

/** Like `Phone`, but may be blank. */
export const OptionalPhone = Type.String({
  trim: true,
  onePhone: true,
  phone: phoneRule,
  maxLength: 32,
})

/** Phone numbers with labels, which `parsePhones` in app/platform/server/text/phones.ts separates. */
export const PhonesText = (minLength = 1) =>
  Type.String({ trim: true, ...multiLine, minLength, maxLength: 300 })

/** The position in the order that the office has chosen, from 1. */
export const Position = Type.Integer({ minimum: 1, maximum: 10_000 })

export const IdParams = Type.Object({ id: Id })

/** The body of a response without content (204). */
export const NoContent = Type.Null()

/** The address of a picture on this site (`/…`) or on another (`http…`). */
export const PictureAddress = Type.String({
  trim: true,
  ...singleLine,
  maxLength: 2000,
  pattern: patterns.picture,
})

/** Country code (ISO 3166, two letters); '' for none. */
export const OptionalCountry = Type.String({
  trim: true,
  pattern: patterns.country,
  format: 'country',
})

/** The focal point of a picture, as "20% 80%"; left out when none is set. */
export const Focus = Type.Optional(Type.String())
