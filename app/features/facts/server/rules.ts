import { addDays, addYears } from '#app/base/server/days.ts'
import { dayIn } from '#app/contract/date-format.ts'
import { momentAt } from '#app/features/office/hours-contract.ts'
import type { Fact } from '../contract.ts'
import type { Figure } from '../figure-contract.ts'
import type { FactValue, VisibleValue } from '../value-contract.ts'
import type { State, Warning } from '../vocabulary-contract.ts'

/** So long before it begins somebody must have confirmed a value that lay ahead. */
const CONFIRMATION_DAYS = 7
/** A look this long before a known date of change counts for the time after it. */
const EARLY_CHECK_DAYS = 30
const UPCOMING_DAYS = 60
const HISTORY_YEARS = 3

type RecheckSchedule = Pick<Fact, 'recheck_days' | 'recheck_months'>

/** A moment and the office's time zone, which decides the day of a check. */
export interface OfficeClock {
  timeZone: string
  now: Date
}

/** What pages show of a fact at this moment: what holds under each condition, and what comes. */
export function listVisibleValues(
  fact: RecheckSchedule,
  values: FactValue[],
  clock: OfficeClock,
): VisibleValue[] {
  const { now } = clock
  return groupByCondition(values).flatMap((group) => {
    const { current, before, mayHaveChanged } = findCurrent(group, now)
    const visible = current && {
      ...toVisibleValue(fact, current, clock),
      may_have_changed: mayHaveChanged,
      before: before ? toFigure(before) : null,
    }
    // Who reads this now will apply, be granted or begin on a day of their own.
    const upcoming = group
      .filter((value) => isUpcoming(value, now) && value.applies_to !== '')
      .map((value) => ({ ...toVisibleValue(fact, value, clock), is_upcoming: true }))
    return [...(visible ? [visible] : []), ...upcoming]
  })
}

/** What is to be done about a fact at this moment, most urgent first. */
export function findStates(
  fact: RecheckSchedule,
  values: FactValue[],
  clock: OfficeClock,
): State[] {
  const { now } = clock
  const groups = groupByCondition(values)
  const found = groups.map((group) => ({ group, ...findCurrent(group, now) }))
  const current = found.flatMap((each) => each.current ?? [])
  const upcoming = values.filter((value) => isUpcoming(value, now))
  const is: Record<Exclude<State, Warning | 'unused'>, boolean> = {
    red:
      found.some(({ mayHaveChanged }) => mayHaveChanged) ||
      upcoming.some(
        (value) => startsWithin(value, CONFIRMATION_DAYS, now) && !isConfirmedInTime(value),
      ),
    due: current.some((value) => getCheckedAt(value) && isStale(fact, value, clock)),
    unconfirmed: current.some((value) => !getCheckedAt(value)),
    changing: upcoming.some((value) => startsWithin(value, UPCOMING_DAYS, now)),
    differing: found.some((each) => hasTwoSources(each)),
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
  const started = group.filter((value) => isEffective(value, now))
  const last = started.at(-1)
  if (!last) return { mayHaveChanged: false }
  const later = group.slice(group.indexOf(last) + 1)
  const hasUnconfirmed = later.some((value) => isAwaitingConfirmation(value, now))
  // The last day of a value does not count as long as what was to follow it does not hold.
  const isExtended = hasUnconfirmed || later.some(({ status }) => status === 'postponed')
  const isLastExpired = isExpired(last, now)
  // What was before it has not held since it began.
  if (isLastExpired && !isExtended) return { mayHaveChanged: false }
  return {
    current: last,
    before: findBefore(group, last, now),
    mayHaveChanged: hasUnconfirmed || isLastExpired,
  }
}

/** The last other figure, unless that is too long ago. */
function findBefore(group: FactValue[], current: FactValue, now: Date) {
  // Until it was written down, the earlier one was shown.
  const since =
    [current.valid_from, dayIn(current.time_zone, current.created_at)].toSorted().at(-1) ?? ''
  if (addYears(since, HISTORY_YEARS) <= getToday(current, now)) return undefined
  const earlier = group.slice(0, group.indexOf(current))
  const last = earlier.findLast(({ status }) => status !== 'postponed')
  return last && !isSameFigure(last, current) ? last : undefined
}

const isCounted = ({ status }: FactValue) => status !== 'postponed' && status !== 'ended'
const getToday = ({ time_zone }: Pick<FactValue, 'time_zone'>, now: Date) => dayIn(time_zone, now)

/** Without a first day, what is in force has always been so, and what is not will some day. */
function hasBegun(value: FactValue, now: Date) {
  if (value.valid_from) return value.valid_from <= getToday(value, now)
  return value.status === 'in_force'
}

const isExpired = (value: FactValue, now: Date) =>
  value.valid_until !== '' && value.valid_until < getToday(value, now)

const isUpcoming = (value: FactValue, now: Date) =>
  isCounted(value) && value.valid_from !== '' && !hasBegun(value, now)

/** What lay ahead when it was written down takes over only if somebody confirmed it in time. */
function isEffective(value: FactValue, now: Date) {
  if (!isCounted(value) || !hasBegun(value, now)) return false
  const wasUpcoming = value.valid_from > dayIn(value.time_zone, new Date(value.created_at))
  return !wasUpcoming || isConfirmedInTime(value)
}

const isAwaitingConfirmation = (value: FactValue, now: Date) =>
  isCounted(value) && hasBegun(value, now) && !isEffective(value, now)

export function isConfirmedInTime(value: FactValue) {
  const at = getCheckedAt(value)
  return (
    at !== '' &&
    dayIn(value.time_zone, new Date(at)) >= addDays(value.valid_from, -CONFIRMATION_DAYS)
  )
}

/** Whether the value starts within the days in which it must be confirmed. */
export const startsSoon = (value: FactValue, now: Date) =>
  isUpcoming(value, now) && startsWithin(value, CONFIRMATION_DAYS, now)

const startsWithin = (value: FactValue, days: number, now: Date) =>
  value.valid_from <= addDays(getToday(value, now), days)

/** When somebody of the office last compared it with its source; '' for never. */
const getCheckedAt = ({ read_at, confirmed_at }: FactValue) =>
  [read_at ?? '', confirmed_at ?? ''].toSorted().at(-1) ?? ''

/** The office's day of that; '' for never. */
function getCheckedOn(value: FactValue, { timeZone }: OfficeClock) {
  const at = getCheckedAt(value)
  return at && dayIn(timeZone, at)
}

/** Whether nobody has looked, or not for its period, or not for the last known date of change. */
function isStale(
  { recheck_days, recheck_months }: RecheckSchedule,
  value: FactValue,
  clock: OfficeClock,
) {
  const checked = getCheckedOn(value, clock)
  const day = dayIn(clock.timeZone, clock.now)
  if (!checked || addDays(checked, recheck_days) <= day) return true
  const year = Number(day.slice(0, 4))
  return recheck_months
    .flatMap((month) => [year - 1, year].map((each) => getFirstDay(each, month)))
    .some((known) => known <= day && checked < addDays(known, -EARLY_CHECK_DAYS))
}

const getFirstDay = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`

/** Two sources, and nobody knows since when the one holds in place of the other, or has looked. */
function hasTwoSources({ current, before }: { current?: FactValue; before?: FactValue }) {
  return Boolean(current && before && !current.valid_from && !getCheckedAt(current))
}

function toVisibleValue(fact: RecheckSchedule, value: FactValue, clock: OfficeClock): VisibleValue {
  const checked_on = getCheckedOn(value, clock)
  return {
    ...value,
    is_upcoming: false,
    changed_at: getChangedAt(value),
    checked_on,
    as_of: checked_on || dayIn(clock.timeZone, value.created_at),
    is_unsure: isStale(fact, value, clock),
    may_have_changed: false,
    before: null,
    rupees: null,
  }
}

/** When pages began to say it: when it was written, or on its first day if that came later. */
function getChangedAt({ changed_at, valid_from, time_zone }: FactValue) {
  const begins = valid_from && momentAt({ time_zone }, valid_from, 0).toISOString()
  return [changed_at, begins].toSorted().at(-1) ?? changed_at
}

const toFigure = ({ from, to, bound, text }: FactValue): Figure => ({ from, to, bound, text })
const isSameFigure = (one: FactValue, other: FactValue) =>
  JSON.stringify(toFigure(one)) === JSON.stringify(toFigure(other))
const compare = (one: string, other: string) => Number(one > other) - Number(one < other)
