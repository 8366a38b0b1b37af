import { type ApiError, ValidationError } from '#app/platform/server/http/errors.ts'
import { isTimeZone } from '#app/platform/server/text/days.ts'
import type { Fact, NewFact } from '../contract.ts'
import type { FactValue, NewFactValue } from '../value-contract.ts'

/** Months in which the authorities of a country usually change their figures. */
const changeMonths: Record<string, number[] | undefined> = { GB: [4, 11], AU: [7], CA: [9] }

const timeZones: Record<string, string | undefined> = {
  AU: 'Australia/Sydney',
  CA: 'America/Toronto',
  GB: 'Europe/London',
  US: 'America/New_York',
  NZ: 'Pacific/Auckland',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  MT: 'Europe/Malta',
  NP: 'Asia/Kathmandu',
}

/** Fills in the defaults of a new fact. */
export function addFactDefaults(fact: NewFact): Omit<Fact, 'id'> {
  const { country = '' } = fact
  return {
    country,
    of: '',
    per: '',
    multiplier: 1,
    reviewer: '',
    recheck_days: getRecheckDays(fact),
    recheck_months: changeMonths[country] ?? [],
    ...fact,
  }
}

function getRecheckDays({ kind, topic }: NewFact) {
  if (kind === 'service-time') return 30
  if (kind === 'rule' || topic === 'fees' || topic === 'funds') return 90
  return 365
}

/** Fills in the defaults of a new value for a country. */
export function addValueDefaults(value: NewFactValue, country: string): Required<NewFactValue> {
  return {
    from: '',
    to: '',
    bound: '',
    text: '',
    condition: '',
    note: '',
    valid_from: '',
    valid_until: '',
    time_zone: timeZones[country] ?? 'UTC',
    applies_to: '',
    status: 'in_force',
    address: '',
    publisher: '',
    is_official: false,
    quote: '',
    page_date: '',
    confidence: 'unconfirmed',
    ...value,
  }
}

export const createKeyTakenError = () =>
  new ValidationError({
    key: { code: 'taken', detail: 'Another fact has this key. Please choose another one.' },
  })

/**
 * Validates what the schema cannot. `others` are the fact's other values. Throws ValidationError.
 */
export function validateValue(value: Required<NewFactValue>, others: FactValue[]) {
  const { from, to, text, valid_from, valid_until, time_zone } = value
  const checks: [isWrong: boolean, field: keyof NewFactValue, detail: string][] = [
    [!from && !text, 'from', 'Please enter a number or a value in words.'],
    [Boolean(from && text), 'text', 'Please enter a number or words, not both.'],
    [
      to !== '' && Number(to) <= Number(from || to),
      'to',
      'The end of a range must be higher than its beginning.',
    ],
    [
      !isTimeZone(time_zone),
      'time_zone',
      'This time zone does not exist. Please use a name such as Asia/Kathmandu.',
    ],
    [
      valid_until !== '' && valid_until < valid_from,
      'valid_until',
      'The last day cannot be before the first day.',
    ],
    [
      !valid_from && others.some(({ condition }) => condition === value.condition),
      'valid_from',
      'Another value has the same condition. Please enter the first day of this value.',
    ],
  ]
  const failed = checks.find(([isWrong]) => isWrong)
  if (!failed) return
  const [, field, detail] = failed
  throw new ValidationError({ [field]: { code: 'invalid', detail } }) satisfies ApiError
}
