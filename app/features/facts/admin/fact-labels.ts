import { formatAmount } from '#app/platform/browser/amounts/amount.ts'
import { getCountryName as nameCountry } from '#app/platform/browser/country-names/words.ts'
import { localizeDigits } from '#app/platform/browser/digits.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { factTextBeside, formatFact } from '../content/format-fact.ts'
import type { Fact, ListedFact } from '../contract.ts'
import type { Figure } from '../figure-contract.ts'
import type { FactValue, VisibleValue } from '../value-contract.ts'
import {
  type bounds,
  type confidences,
  currencies,
  type events,
  type kinds,
  type periods,
  type State,
  stateNames,
  type statuses,
  type topics,
  type units,
} from '../vocabulary-contract.ts'
import { getCurrencyName } from './language.ts'

type Names<Values extends readonly string[]> = Record<Values[number], string>

/** Labels of the values in the lists of `vocabulary-contract.ts`. */
export const kindNames: Names<typeof kinds> = {
  rule: 'Rule of an authority',
  'service-time': 'How long an office takes',
  estimate: 'Estimate',
  ranking: 'Ranking',
  claim: 'What our office says of itself',
}
export const unitNames = {
  ...Object.fromEntries(currencies.map((code) => [code, getCurrencyName(code)])),
  day: 'Days',
  hour: 'Hours',
  week: 'Weeks',
  month: 'Months',
  year: 'Years',
  date: 'A day in the calendar',
  rank: 'Place in a ranking',
  percent: 'Percent',
  'grade points of 4.0': 'Grade points of 4.0',
  count: 'A number of things',
  words: 'Words',
} as Names<typeof units>
export const periodNames: Names<typeof periods> = {
  '': 'Once',
  week: 'Each week',
  fortnight: 'Each fortnight',
  month: 'Each month',
  year: 'Each year',
}
export const boundNames: Names<typeof bounds> = {
  '': 'Exactly',
  about: 'About',
  'up to': 'Up to',
  'at least': 'At least',
  from: 'From',
  'on average': 'On average',
}
export const eventNames: Names<typeof events> = {
  '': 'The day itself',
  application: 'The day of the application',
  grant: 'The day of the grant',
  'course start': 'The start of the course',
  entry: 'The day of entry',
  payment: 'The day of the payment',
  issue: 'The day of issue',
}
export const statusNames: Names<typeof statuses> = {
  announced: 'Announced',
  enacted: 'Decided, not yet in force',
  in_force: 'In force',
  postponed: 'Postponed',
  ended: 'Ended',
  disputed: 'Sources differ',
}
export const confidenceNames: Names<typeof confidences> = {
  official: 'The page of the authority',
  read: 'A dated copy of that page',
  secondary: 'Another website',
  unconfirmed: 'No source yet',
}

export const toOptions = <Value extends string>(names: Record<Value, string>) =>
  Object.entries(names) as [Value, string][]

export const topicNames: Names<typeof topics> = {
  fees: 'Fees',
  funds: 'Funds',
  tuition: 'Tuition',
  living: 'Living',
  expenses: 'Expenses',
  work: 'Work',
  stay: 'Stay',
  processing: 'Processing',
  scholarships: 'Scholarships',
  admission: 'Admission',
  health: 'Health',
  entry: 'Entry',
  english: 'English',
  dependants: 'Dependants',
  deadlines: 'Deadlines',
  refusals: 'Refusals',
  noc: 'No objection certificate',
  rankings: 'Rankings',
  office: 'Office',
  earlier: 'Earlier',
}

export const getCountryName = (code: string) => (code ? nameCountry(code) : '–')

type FactUnit = Pick<Fact, 'unit' | 'of' | 'per'>

export const formatFigure = (figure: Figure, unit: FactUnit) => formatBeside('', figure, unit)

/** Formats a figure beside a condition, in its language. */
function formatBeside(condition: string, figure: Figure, { unit, of, per }: FactUnit) {
  const text = factTextBeside(condition)
  return localizeDigits(formatAmount({ ...figure, unit, of, per }, text), text.language)
}

/** Formats a value in one line with its condition and, if upcoming, its first day. */
export function describeValue(value: VisibleValue, kind: FactUnit) {
  const { condition } = value
  const figure = [formatBeside(condition, value, kind), condition].filter(Boolean).join(' ')
  return value.is_upcoming ? `from ${formatDay(value.valid_from)}: ${figure}` : figure
}

/** Says whether a value counts now: only the present ones are in force. `today` is the office's day. */
export function describeStatus(
  { id, status, valid_from }: FactValue,
  { visible_values }: Pick<ListedFact, 'visible_values'>,
  today: string,
) {
  const visible = visible_values.find((value) => value.id === id)
  if (visible && !visible.is_upcoming) return 'In force'
  if (visible || (status !== 'in_force' && status !== 'enacted')) {
    return visible && status === 'in_force' ? 'Not yet in force' : statusNames[status]
  }
  return valid_from > today ? 'Not yet in force' : 'Replaced'
}

/** The present value in one line, as texts show it. */
export function formatPresentValue(fact: ListedFact) {
  const values = fact.visible_values
  const text = factTextBeside(values.map(({ condition }) => condition).join(' '))
  return localizeDigits(formatFact({ ...fact, values }, text), text.language) || 'No value yet'
}

/** The most urgent task that concerns the value. */
export function getStatus({ states }: ListedFact) {
  const state = states.find((each): each is Exclude<State, 'unused'> => each !== 'unused')
  return state ? stateNames[state] : 'Reviewed'
}
