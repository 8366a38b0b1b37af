import { addDays, addYears } from '#app/base/server/days.ts'
import { dayIn } from '#app/contract/date-format.ts'
import { momentAt } from '#app/features/office/hours-contract.ts'
import type { Fact } from '../contract.ts'
import type { Figure } from '../figure-contract.ts'
import type { FactValue, ShownValue } from '../value-contract.ts'
import type { State, Warning } from '../vocabulary-contract.ts'

/** So long before it begins somebody must have confirmed a value that lay ahead. */
const CONFIRMED_WITHIN_DAYS = 7
/** A look this long before a known date of change counts for the time after it. */
const LOOKED_WITHIN_DAYS = 30
const CHANGING_WITHIN_DAYS = 60
const REMEMBERED_YEARS = 3

type Rechecked = Pick<Fact, 'recheck_days' | 'recheck_months'>

/** A moment and the office's time zone, which decides the day of a check. */
export interface OfficeClock {
  timeZone: string
  now: Date
}

/** What pages show of a fact at this moment: what holds under each condition, and what comes. */
export function showValues(fact: Rechecked, values: FactValue[], clock: OfficeClock): ShownValue[] {
  const { now } = clock
  return groupByCondition(values).flatMap((group) => {
    const { current, before, mayHaveChanged } = findCurrent(group, now)
    const shown = current && {
      ...show(fact, current, clock),
      may_have_changed: mayHaveChanged,
      before: before ? toFigure(before) : null,
    }
    // Who reads this now will apply, be granted or begin on a day of their own.
    const ahead = group
      .filter((value) => liesAhead(value, now) && value.keys_on !== '')
      .map((value) => ({ ...show(fact, value, clock), is_ahead: true }))
    return [...(shown ? [shown] : []), ...ahead]
  })
}

/** What is to be done about a fact at this moment, most urgent first. */
export function judge(fact: Rechecked, values: FactValue[], clock: OfficeClock): State[] {
  const { now } = clock
  const groups = groupByCondition(values)
  const found = groups.map((group) => ({ group, ...findCurrent(group, now) }))
  const current = found.flatMap((each) => each.current ?? [])
  const ahead = values.filter((value) => liesAhead(value, now))
  const is: Record<Exclude<State, Warning | 'unused'>, boolean> = {
    red:
      found.some(({ mayHaveChanged }) => mayHaveChanged) ||
      ahead.some(
        (value) => beginsWithin(value, CONFIRMED_WITHIN_DAYS, now) && !isConfirmedInTime(value),
      ),
    due: current.some((value) => checkedAt(value) && isStale(fact, value, clock)),
    unconfirmed: current.some((value) => !checkedAt(value)),
    changing: ahead.some((value) => beginsWithin(value, CHANGING_WITHIN_DAYS, now)),
    differing: found.some((each) => differs(each)),
    empty: current.length === 0,
  }
  return (Object.keys(is) as (keyof typeof is)[]).filter((state) => is[state])
}

/** One group for each condition, the values of each in the order in which they hold. */
function groupByCondition(values: FactValue[]) {
  const inOrder = values.toSorted(
    (one, other) => compare(one.valid_from, other.valid_from) || compare(one.id, other.id),
  )
  return [...Map.groupBy(inOrder, ({ condition }) => condition).values()]
}

/** What holds of the values under one condition, in their order. */
function findCurrent(group: FactValue[], now: Date) {
  const over = group.filter((value) => hasTakenOver(value, now))
  const last = over.at(-1)
  if (!last) return { mayHaveChanged: false }
  const later = group.slice(group.indexOf(last) + 1)
  const isWaitedFor = later.some((value) => isWaiting(value, now))
  // The last day of a value does not count as long as what was to follow it does not hold.
  const stays = isWaitedFor || later.some(({ status }) => status === 'postponed')
  const isOver = hasRunOut(last, now)
  // What was before it has not held since it began.
  if (isOver && !stays) return { mayHaveChanged: false }
  return {
    current: last,
    before: findBefore(group, last, now),
    mayHaveChanged: isWaitedFor || isOver,
  }
}

/** The last other figure, unless that is too long ago. */
function findBefore(group: FactValue[], current: FactValue, now: Date) {
  // Until it was written down, the earlier one was shown.
  const since =
    [current.valid_from, dayIn(current.time_zone, current.created_at)].toSorted().at(-1) ?? ''
  if (addYears(since, REMEMBERED_YEARS) <= today(current, now)) return undefined
  const earlier = group.slice(0, group.indexOf(current))
  const last = earlier.findLast(({ status }) => status !== 'postponed')
  return last && !isSameFigure(last, current) ? last : undefined
}

const isCounted = ({ status }: FactValue) => status !== 'postponed' && status !== 'ended'
const today = ({ time_zone }: Pick<FactValue, 'time_zone'>, now: Date) => dayIn(time_zone, now)

/** Without a first day, what is in force has always been so, and what is not will some day. */
function hasBegun(value: FactValue, now: Date) {
  if (value.valid_from) return value.valid_from <= today(value, now)
  return value.status === 'in_force'
}

const hasRunOut = (value: FactValue, now: Date) =>
  value.valid_until !== '' && value.valid_until < today(value, now)

const liesAhead = (value: FactValue, now: Date) =>
  isCounted(value) && value.valid_from !== '' && !hasBegun(value, now)

/** What lay ahead when it was written down takes over only if somebody confirmed it in time. */
function hasTakenOver(value: FactValue, now: Date) {
  if (!isCounted(value) || !hasBegun(value, now)) return false
  const lay = value.valid_from > dayIn(value.time_zone, new Date(value.created_at))
  return !lay || isConfirmedInTime(value)
}

const isWaiting = (value: FactValue, now: Date) =>
  isCounted(value) && hasBegun(value, now) && !hasTakenOver(value, now)

export function isConfirmedInTime(value: FactValue) {
  const at = checkedAt(value)
  return (
    at !== '' &&
    dayIn(value.time_zone, new Date(at)) >= addDays(value.valid_from, -CONFIRMED_WITHIN_DAYS)
  )
}

/** Whether the value starts within the days in which it must be confirmed. */
export const startsSoon = (value: FactValue, now: Date) =>
  liesAhead(value, now) && beginsWithin(value, CONFIRMED_WITHIN_DAYS, now)

const beginsWithin = (value: FactValue, days: number, now: Date) =>
  value.valid_from <= addDays(today(value, now), days)

/** When somebody of the office last compared it with its source; '' for never. */
const checkedAt = ({ read_at, confirmed_at }: FactValue) =>
  [read_at ?? '', confirmed_at ?? ''].toSorted().at(-1) ?? ''

/** The office's day of that; '' for never. */
function checkedOn(value: FactValue, { timeZone }: OfficeClock) {
  const at = checkedAt(value)
  return at && dayIn(timeZone, at)
}

/** Whether nobody has looked, or not for its period, or not for the last known date of change. */
function isStale(
  { recheck_days, recheck_months }: Rechecked,
  value: FactValue,
  clock: OfficeClock,
) {
  const checked = checkedOn(value, clock)
  const day = dayIn(clock.timeZone, clock.now)
  if (!checked || addDays(checked, recheck_days) <= day) return true
  const year = Number(day.slice(0, 4))
  return recheck_months
    .flatMap((month) => [year - 1, year].map((each) => firstOf(each, month)))
    .some((known) => known <= day && checked < addDays(known, -LOOKED_WITHIN_DAYS))
}

const firstOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`

/** Two sources, and nobody knows since when the one holds in place of the other, or has looked. */
function differs({ current, before }: { current?: FactValue; before?: FactValue }) {
  return Boolean(current && before && !current.valid_from && !checkedAt(current))
}

function show(fact: Rechecked, value: FactValue, clock: OfficeClock): ShownValue {
  const checked_on = checkedOn(value, clock)
  return {
    ...value,
    is_ahead: false,
    changed_at: changedAt(value),
    checked_on,
    seen_on: checked_on || dayIn(clock.timeZone, value.created_at),
    is_unsure: isStale(fact, value, clock),
    may_have_changed: false,
    before: null,
    rupees: null,
  }
}

/** When pages began to say it: when it was written, or on its first day if that came later. */
function changedAt({ changed_at, valid_from, time_zone }: FactValue) {
  const begins = valid_from && momentAt({ time_zone }, valid_from, 0).toISOString()
  return [changed_at, begins].toSorted().at(-1) ?? changed_at
}

const toFigure = ({ from, to, bound, text }: FactValue): Figure => ({ from, to, bound, text })
const isSameFigure = (one: FactValue, other: FactValue) =>
  JSON.stringify(toFigure(one)) === JSON.stringify(toFigure(other))
const compare = (one: string, other: string) => Number(one > other) - Number(one < other)
