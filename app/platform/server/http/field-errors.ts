import type { FastifySchemaValidationError } from 'fastify'
import type { Problem } from '#app/contract/api-client.ts'
import { type DateFormat, dateFormats } from '#app/contract/calendar.ts'
import { getOwn } from '#app/contract/get-own.ts'
import type { FieldError } from './errors.ts'
import { notACountry, patternErrors } from './pattern-errors.ts'

type SchemaError = Pick<
  FastifySchemaValidationError,
  'instancePath' | 'keyword' | 'params' | 'message'
>

/** Returns undefined when no error is about a field, for example when the body is not an object. */
export function toFieldErrors(errors: SchemaError[]) {
  const fieldErrors: Record<string, FieldError> = {}
  for (const { instancePath, keyword, params, message } of errors) {
    const field = toFieldName(instancePath, String(params.missingProperty ?? ''))
    if (field) fieldErrors[field] ??= toFieldError(keyword, params, message)
  }
  return Object.keys(fieldErrors).length > 0 ? fieldErrors : undefined
}

/**
 * "phone", and in lists of objects "branches.0.phone". For an item of a plain list, returns the
 * list.
 */
function toFieldName(path: string, missing: string) {
  const parts = path.split('/').slice(1)
  while (!missing && parts.length > 1 && /^\d+$/.test(parts.at(-1) ?? '')) parts.pop()
  return [...parts, missing].filter(Boolean).join('.')
}

/** The code is the JSON Schema keyword; dates and times have their own codes. */
function toFieldError(
  code: string,
  schemaParams: Record<string, unknown>,
  message?: string,
): FieldError {
  if (code === 'format' && isDateFormat(schemaParams.format)) return dateErrors[schemaParams.format]
  if (code === 'format' && schemaParams.format === 'country') return notACountry
  const patternError = code === 'pattern' && getOwn(patternErrors, String(schemaParams.pattern))
  if (patternError) return patternError
  const needed = Object.entries(schemaParams).filter(([name]) =>
    ['limit', 'format', 'type', 'example'].includes(name),
  )
  const params = needed.length > 0 ? (Object.fromEntries(needed) as Problem['params']) : undefined
  return { code, params, detail: toSentence(code, schemaParams, message) }
}

function toSentence(keyword: string, params: Record<string, unknown>, message = '') {
  switch (keyword) {
    case 'required':
    case 'minLength':
      return Number(params.limit ?? 1) > 1
        ? `Please use at least ${params.limit} characters.`
        : 'Please fill this in.'
    case 'maxLength':
      return `Please use at most ${params.limit} characters.`
    case 'minItems':
      return `Please enter at least ${params.limit}.`
    case 'maxItems':
      return `Please enter at most ${params.limit}.`
    case 'minimum':
      return `This must be ${params.limit} or more.`
    case 'maximum':
      return `This must be ${params.limit} or less.`
    case 'enum':
      return 'Please choose one of the options.'
    case 'wellFormed':
      return 'This contains characters that cannot be stored.'
    case 'visible':
      return 'This contains hidden characters that change the text direction. Please type it again.'
    case 'oneLine':
      return 'Please enter this on one line.'
    case 'format':
      return params.format === 'email'
        ? 'Please enter a valid email address.'
        : 'This value is not valid.'
    case 'type':
      return getOwn(typeSentences, String(params.type)) ?? `This must be of type ${params.type}.`
    case 'phone':
      return `Please enter a phone number of at least ${params.limit} digits, for example ${params.example}.`
    case 'onePhone':
      return 'Please enter only one number here. Write other numbers in the message.'
    case 'pattern':
      return 'This does not have the required form, or contains characters that are not allowed.'
    default:
      return `This ${message}.`
  }
}

const isDateFormat = (format: unknown): format is DateFormat =>
  Object.hasOwn(dateFormats, String(format))

const invalidDate = {
  code: 'not_a_day',
  detail: 'Please enter an AD date that exists, from 1900 to 2999, for example 2026-10-20.',
}
const invalidTime = {
  code: 'not_a_time',
  detail: 'Please enter a time of the day, for example 09:00.',
}
const dateErrors: Record<DateFormat, FieldError> = {
  date: invalidDate,
  'optional-date': invalidDate,
  'date-time': {
    code: 'not_a_moment',
    detail: 'Please enter a date and time that exist, for example 2026-10-20T09:00:00+05:45.',
  },
  'day-or-moment': invalidDate,
  'local-date-time': {
    code: 'not_a_moment',
    detail: 'Please enter a date and time that exist, at the latest 31 December 2999.',
  },
  'time-of-day': invalidTime,
  'optional-time-of-day': invalidTime,
  'end-of-span': {
    code: 'not_a_time',
    detail: 'Please enter a time of the day, for example 18:00, or 24:00 for its end.',
  },
}

const typeSentences: Record<string, string> = {
  string: 'This must be text.',
  integer: 'This must be a whole number.',
  array: 'This must be a list.',
}
