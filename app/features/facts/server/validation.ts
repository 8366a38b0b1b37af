import { isDay } from '#app/contract/calendar.ts'
import { getOwn } from '#app/contract/get-own.ts'
import { type ApiError, ValidationError } from '#app/platform/server/http/errors.ts'
import { isTimeZone } from '#app/platform/server/text/days.ts'
import { confirmJump, describeJump, isZero, zeroMessage } from '../content/describe-jump.ts'
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
  DE: 'Europe/Berlin',
  IE: 'Europe/Dublin',
}

/** Fills in the defaults of a new fact. */
export function addFactDefaults(fact: NewFact & Pick<Fact, 'key'>): Omit<Fact, 'id'> {
  const { country = '' } = fact
  return {
    country,
    of: '',
    per: '',
    multiplier: 1,
    reviewer: '',
    recheck_days: getRecheckDays(fact),
    recheck_months: getOwn(changeMonths, country) ?? [],
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
    time_zone: getOwn(timeZones, country) ?? 'UTC',
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

interface ComparedValues {
  /** All stored values of the fact; their addresses may begin with http://. */
  stored: FactValue[]
  /** Values that must not have the same condition and first day. */
  conflicting: FactValue[]
  /** The value before its change. */
  before?: FactValue
  /** The value whose amount is compared. */
  present: FactValue | undefined
  /** Whether an amount that is many times more or less than the present one is meant. */
  isAmountConfirmed: boolean | undefined
}

/** Validates what the schema cannot, and reports all invalid fields at once. Throws ValidationError. */
export function validateValue(
  value: Required<NewFactValue>,
  fact: Pick<Fact, 'unit' | 'of' | 'per'>,
  { stored, conflicting, before, present, isAmountConfirmed }: ComparedValues,
) {
  const { unit } = fact
  const jump = describeJump(value, present, fact)
  const { from, to, text, valid_from, valid_until, time_zone, address } = value
  const checks: [isWrong: boolean, field: string, detail: string][] = [
    [!from && !text, 'from', 'Please enter a number or a value in words.'],
    [Boolean(from && text), 'text', 'Please enter a number or words, not both.'],
    [!hasUnit(from, unit), 'from', kindOfValue(unit)],
    [!hasUnit(to, unit), 'to', kindOfValue(unit)],
    [isZero(value, fact) && !(present && isZero(present, fact)), 'from', zeroMessage],
    [jump !== undefined && !isAmountConfirmed, 'is_amount_confirmed', `${jump} ${confirmJump}`],
    [
      to !== '' && (unit === 'date' ? to <= (from || to) : Number(to) <= Number(from || to)),
      'to',
      'The end of a range must be higher than its beginning.',
    ],
    [
      !isTimeZone(time_zone),
      'time_zone',
      'This time zone does not exist. Please use a name such as Asia/Kathmandu.',
    ],
    [
      /^http:/.test(address) && !stored.some((each) => each.address === address),
      'address',
      'Please enter an address that begins with https://.',
    ],
    [
      valid_until !== '' && valid_until < valid_from,
      'valid_until',
      'The last day cannot be before the first day.',
    ],
    [
      isSecond(value, conflicting, before),
      'valid_from',
      valid_from
        ? 'Another value has the same condition and first day. Please enter another first day.'
        : 'Another value has the same condition. Please enter the first day of this value.',
    ],
  ]
  const failed = checks.filter(([isWrong]) => isWrong).toReversed()
  if (failed.length === 0) return
  // Of several messages for a field the first one counts.
  throw new ValidationError(
    Object.fromEntries(failed.map(([, field, detail]) => [field, { code: 'invalid', detail }])),
  )
}

/**
 * Whether another value has the same condition and would start on the same day. A value without a
 * first day is always the first of its condition, so that only dated values can follow it.
 */
function isSecond(value: Required<NewFactValue>, stored: FactValue[], before?: FactValue) {
  if (!hasPlace(value)) return false
  const { condition, valid_from } = value
  const isUnmoved =
    before !== undefined &&
    hasPlace(before) &&
    before.condition === condition &&
    before.valid_from === valid_from
  if (isUnmoved) return false
  return stored.some(
    (other) =>
      other.id !== before?.id &&
      hasPlace(other) &&
      other.condition === condition &&
      (!valid_from || other.valid_from === valid_from),
  )
}

/** Whether the value has a place in the sequence of its condition. */
const hasPlace = ({ status }: Pick<FactValue, 'status'>) =>
  status !== 'disputed' && status !== 'ended'

/** Validates that the stored values fit a new unit. Throws ValidationError. */
export function validateUnit(unit: Fact['unit'], stored: FactValue[]) {
  if (stored.every(({ from, to }) => hasUnit(from, unit) && hasUnit(to, unit))) return
  const detail = 'The values of this fact do not fit this unit. Please add a new fact.'
  throw new ValidationError({ unit: { code: 'invalid', detail } }) satisfies ApiError
}

/** Whether it is a day, words or a number, as the unit says; blank fits every unit. */
function hasUnit(amount: string, unit: Fact['unit']) {
  if (amount === '') return true
  if (unit === 'words') return false
  return unit === 'date' ? isDay(amount) : !amount.includes('-')
}

function kindOfValue(unit: Fact['unit']) {
  if (unit === 'words') return 'Please enter the value in words.'
  return unit === 'date' ? 'Please enter a day, such as 2027-01-13.' : 'Please enter a number.'
}
