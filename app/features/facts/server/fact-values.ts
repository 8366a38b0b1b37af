import { dayIn } from '#app/contract/date-format.ts'
import { getMoment } from '#app/features/office/hours-contract.ts'
import { addDays, addYears } from '#app/platform/server/text/days.ts'
import type { FactValues } from '#app/platform/server/text/fact-texts.ts'
import { type Translate, translateFields } from '#app/platform/server/text/translate-fields.ts'
import type { Database } from '#database/connect.ts'
import { formatFact } from '../content/format-fact.ts'
import type { Fact } from '../contract.ts'
import type { Figure } from '../figure-contract.ts'
import type { FactValue, VisibleValue } from '../value-contract.ts'
import type { State, Warning } from '../vocabulary-contract.ts'
import { factTextIn, translatedFields } from './fact-text.ts'
import * as store from './store.ts'

/** Loads the current values of all facts, formatted for texts in this language. `timeZone` is the office's. */
export async function loadFactValues(
  db: Database,
  timeZone: string,
  { language, translate }: { language: string; translate: Translate },
): Promise<FactValues> {
  const facts = translateFields(await store.list(db), translatedFields, translate)
  const officeTime = { timeZone, now: new Date() }
  const factText = factTextIn(language)
  const byKey = new Map(facts.map((fact) => [fact.key, fact]))
  const found = new Map<string, { text: string; changedAt: string }>()
  // Formatted on first use, because pages refer to few of the facts.
  function find(key: string) {
    const fact = byKey.get(key)
    if (!fact) return undefined
    const known = found.get(key)
    if (known) return known
    const values = listVisibleValues(fact, fact.values, officeTime)
    const text = formatFact({ ...fact, values }, factText)
    const value = { text, changedAt: findLastChange(values) ?? '' }
    found.set(key, value)
    return value
  }
  return {
    hasFact: (key) => byKey.has(key),
    format: (key) => find(key)?.text || factText.factWords.askUs,
    changedAt: (key) => find(key)?.changedAt ?? '',
  }
}

const findLastChange = (values: VisibleValue[]) =>
  values
    .filter(({ is_upcoming }) => !is_upcoming)
    .map(({ changed_at }) => changed_at)
    .toSorted()
    .at(-1)

/** An upcoming value must be confirmed within this many days before its first day. */
const CONFIRMATION_DAYS = 7
/** A review this many days before an expected change covers that change. */
const EARLY_CHECK_DAYS = 30
const UPCOMING_DAYS = 30
const HISTORY_YEARS = 3

/** What readers of today prepare for starts within this many days. */
const COMES_FIRST_DAYS = 60

type FactRules = Pick<Fact, 'kind' | 'recheck_days' | 'recheck_months' | 'topic'>

/** The current time and the office's time zone, which determines the day of a review. */
export interface OfficeTime {
  timeZone: string
  now: Date
}

/** Returns the values that pages show now: the current and upcoming ones of each condition. */
export function listVisibleValues(
  fact: FactRules,
  values: FactValue[],
  officeTime: OfficeTime,
): VisibleValue[] {
  const { now } = officeTime
  return groupByCondition(withoutCorrected(values)).flatMap((group) => {
    const { current, previous, mayHaveChanged } = findCurrent(group, now)
    const visible = current && {
      ...toVisibleValue(fact, current, officeTime),
      may_have_changed: mayHaveChanged,
      previous: previous ? toFigure(previous) : null,
    }
    // Upcoming values matter to readers whose application or course starts later. A value that
    // should have started but was not confirmed is still shown with its first day.
    const upcoming = group
      .filter(
        (value) =>
          (isUpcoming(value, now) && value.applies_to !== '') || isAwaitingConfirmation(value, now),
      )
      .map((value) => ({
        ...toVisibleValue(fact, value, officeTime),
        is_upcoming: true,
        comes_first: comesFirst(fact, value, now),
      }))
    return [...(visible ? [visible] : []), ...upcoming]
  })
}

/** Returns the open tasks of a fact. */
export function findStates(fact: FactRules, all: FactValue[], officeTime: OfficeTime): State[] {
  const { now } = officeTime
  const values = withoutCorrected(all)
  const groups = groupByCondition(values)
  const found = groups.map((group) => ({ group, ...findCurrent(group, now) }))
  const current = found.flatMap((each) => each.current ?? [])
  const upcoming = values.filter((value) => isUpcoming(value, now))
  const applies: Record<Exclude<State, Warning | 'unused'>, boolean> = {
    confirm_now:
      found.some(({ mayHaveChanged }) => mayHaveChanged) ||
      upcoming.some(
        (value) => startsWithin(value, CONFIRMATION_DAYS, now) && !isConfirmedInTime(value),
      ),
    ended: groups.some((group) => hasEndedWithoutSuccessor(group, now)),
    due: current.some((value) => getCheckedAt(value) && isStale(fact, value, officeTime)),
    unconfirmed: current.some((value) => !getCheckedAt(value)),
    changing:
      findUpcoming(values, now) !== undefined || groups.some((group) => endsSoon(group, now)),
    conflicting:
      values.some(({ status }) => status === 'disputed') ||
      found.some((each) => hasTwoSources(each)),
    no_evidence: needsEvidence(fact) && current.some((value) => !hasEvidence(value)),
    empty: current.length === 0,
  }
  return (Object.keys(applies) as (keyof typeof applies)[]).filter((state) => applies[state])
}

/** Returns the next value that starts within 30 days. */
export const findUpcoming = (values: FactValue[], now: Date) =>
  withoutCorrected(values)
    .filter((value) => isUpcoming(value, now) && startsWithin(value, UPCOMING_DAYS, now))
    .toSorted((a, b) => compare(a.valid_from, b.valid_from))
    .at(0)

/** Whether the last value of a condition is over. Values with the status `ended` are settled. */
const hasEndedWithoutSuccessor = (group: FactValue[], now: Date) => {
  const last = group.findLast(isCounted)
  return last !== undefined && isExpired(last, now)
}

/** Whether the last value of a condition ends within 30 days. */
function endsSoon(group: FactValue[], now: Date) {
  const last = group.findLast(isCounted)
  return (
    last !== undefined &&
    last.valid_until !== '' &&
    !isExpired(last, now) &&
    last.valid_until <= addDays(getToday(last, now), UPCOMING_DAYS)
  )
}

/** The office's own claims and earlier figures have no source. */
const needsEvidence = ({ kind, topic }: FactRules) => kind !== 'claim' && topic !== 'earlier'

const hasEvidence = ({ confidence, address, publisher }: FactValue) =>
  confidence !== 'unconfirmed' && (address || publisher) !== ''

/** Returns the value of a condition that a new one replaces. */
export function findPresent(values: FactValue[], condition: string, now: Date) {
  const groups = groupByCondition(withoutCorrected(values))
  const group = groups.find(([first]) => first?.condition === condition)
  return group && (findCurrent(group, now).current ?? group.at(-1))
}

/** Changes with each change of the values of a fact. */
export function getRevision(values: FactValue[]) {
  const last = values
    .map(({ changed_at }) => changed_at)
    .toSorted()
    .at(-1)
  return [values.length, last ?? ''].join(' ')
}

/** Leaves out what the same person replaced on the day of its entry: a corrected mistake. */
const withoutCorrected = (values: FactValue[]) =>
  values.filter((value) => !values.some((later) => isCorrection(later, value)))

function isCorrection(later: FactValue, value: FactValue) {
  const isReplaced =
    value.created_by !== '' &&
    value.created_by === later.created_by &&
    value.condition === later.condition &&
    value.id < later.id &&
    isCounted(value) &&
    isCounted(later)
  // Finding the day is expensive.
  if (!isReplaced) return false
  const day = getEntryDay(later)
  return (
    getEntryDay(value) === day &&
    // An earlier first day than today rather says when the value replaced the other one.
    (later.valid_from === value.valid_from || (later.valid_from === day && value.valid_from <= day))
  )
}

/** Whether this person entered the value today. */
export const isEnteredToday = (value: FactValue, username: string, now = new Date()) =>
  value.created_by === username && getEntryDay(value) === getToday(value, now)

const getEntryDay = ({ time_zone, created_at }: FactValue) => dayIn(time_zone, created_at)

/** Groups values by condition, in order of validity. */
function groupByCondition(values: FactValue[]) {
  const inOrder = values.toSorted(
    (a, b) => compare(a.valid_from, b.valid_from) || compare(a.id, b.id),
  )
  return [...Map.groupBy(inOrder, ({ condition }) => condition).values()]
}

/** Finds the current value of a condition. */
function findCurrent(group: FactValue[], now: Date) {
  const started = group.filter((value) => isEffective(value, now))
  const last = started.at(-1)
  if (!last) return { mayHaveChanged: false }
  const later = group.slice(group.indexOf(last) + 1)
  const hasUnconfirmed = later.some((value) => isAwaitingConfirmation(value, now))
  // A value stays current after its last day until its successor takes effect.
  const isExtended = hasUnconfirmed || later.some(({ status }) => status === 'postponed')
  const isLastExpired = isExpired(last, now)
  // An expired value is not replaced by an earlier one.
  if (isLastExpired && !isExtended) return { mayHaveChanged: false }
  return {
    current: last,
    previous: findPrevious(group, last, now),
    mayHaveChanged: hasUnconfirmed || isLastExpired,
  }
}

/** Returns the previous figure unless it is too old. */
function findPrevious(group: FactValue[], current: FactValue, now: Date) {
  // Pages showed the earlier value until the current value was entered.
  const since = [current.valid_from, getEntryDay(current)].toSorted().at(-1) ?? ''
  if (addYears(since, HISTORY_YEARS) <= getToday(current, now)) return undefined
  const earlier = group.slice(0, group.indexOf(current))
  const last = earlier.findLast(({ status }) => status !== 'postponed' && status !== 'disputed')
  return last && !isSameFigure(last, current) ? last : undefined
}

const isCounted = ({ status }: FactValue) =>
  status !== 'postponed' && status !== 'ended' && status !== 'disputed'
const getToday = ({ time_zone }: Pick<FactValue, 'time_zone'>, now: Date) => dayIn(time_zone, now)

/** Without a first day, only values in force have started. */
function hasStarted(value: FactValue, now: Date) {
  if (value.valid_from) return value.valid_from <= getToday(value, now)
  return value.status === 'in_force'
}

const isExpired = (value: FactValue, now: Date) =>
  value.valid_until !== '' && value.valid_until < getToday(value, now)

const isUpcoming = (value: FactValue, now: Date) =>
  isCounted(value) && value.valid_from !== '' && !hasStarted(value, now)

/** A value that was entered in advance takes effect only if it was confirmed in time. */
function isEffective(value: FactValue, now: Date) {
  if (!isCounted(value) || !hasStarted(value, now)) return false
  const wasUpcoming = value.valid_from > dayIn(value.time_zone, new Date(value.created_at))
  return !wasUpcoming || isConfirmedInTime(value)
}

const isAwaitingConfirmation = (value: FactValue, now: Date) =>
  isCounted(value) && hasStarted(value, now) && !isEffective(value, now)

export function isConfirmedInTime(value: FactValue) {
  const at = getCheckedAt(value)
  return (
    at !== '' &&
    dayIn(value.time_zone, new Date(at)) >= addDays(value.valid_from, -CONFIRMATION_DAYS)
  )
}

/** Whether the value starts within the confirmation period. */
export const startsSoon = (value: FactValue, now: Date) =>
  isUpcoming(value, now) && startsWithin(value, CONFIRMATION_DAYS, now)

/**
 * Whether an upcoming value that is decided comes before the current one, because readers of today
 * will not get the current one: they apply for the time after studies in some years, gather funds
 * weeks before they show them, and begin a course later. Who applies today pays today's fee.
 */
const comesFirst = ({ topic }: FactRules, value: FactValue, now: Date) => {
  if (value.applies_to === '' || value.status === 'announced') return false
  if (topic === 'stay') return true
  const isPrepared = topic === 'funds' || value.applies_to === 'course start'
  return isPrepared && startsWithin(value, COMES_FIRST_DAYS, now)
}

/** Whether the value has a first day, and it is at most this many days away. */
const startsWithin = (value: FactValue, days: number, now: Date) =>
  value.valid_from !== '' && value.valid_from <= addDays(getToday(value, now), days)

/** Returns when the office last reviewed the value; '' for never. */
const getCheckedAt = ({ read_at, confirmed_at }: FactValue) =>
  [read_at ?? '', confirmed_at ?? ''].toSorted().at(-1) ?? ''

/** Returns the day of the last review in the office's time zone; '' for never. */
function getCheckedOn(value: FactValue, { timeZone }: OfficeTime) {
  const at = getCheckedAt(value)
  return at && dayIn(timeZone, at)
}

/**
 * Whether the value was never reviewed, or not since the review interval or the last expected
 * change.
 */
function isStale(
  { recheck_days, recheck_months }: FactRules,
  value: FactValue,
  officeTime: OfficeTime,
) {
  const checked = getCheckedOn(value, officeTime)
  const day = dayIn(officeTime.timeZone, officeTime.now)
  if (!checked || addDays(checked, recheck_days) <= day) return true
  const year = Number(day.slice(0, 4))
  return recheck_months
    .flatMap((month) => [year - 1, year].map((each) => getFirstDay(each, month)))
    .some((changeDay) => changeDay <= day && checked < addDays(changeDay, -EARLY_CHECK_DAYS))
}

const getFirstDay = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`

/** Whether two sources differ and the newer value has no first day and was never reviewed. */
function hasTwoSources({ current, previous }: { current?: FactValue; previous?: FactValue }) {
  return Boolean(current && previous && !current.valid_from && !getCheckedAt(current))
}

function toVisibleValue(fact: FactRules, value: FactValue, officeTime: OfficeTime): VisibleValue {
  const checked_on = getCheckedOn(value, officeTime)
  return {
    ...value,
    is_upcoming: false,
    comes_first: false,
    changed_at: getChangedAt(value),
    checked_on,
    as_of: checked_on || dayIn(officeTime.timeZone, value.created_at),
    is_uncertain: isStale(fact, value, officeTime),
    may_have_changed: false,
    previous: null,
    rupees: null,
  }
}

/** Returns since when pages show it: its entry or its first day, whichever is later. */
function getChangedAt({ changed_at, valid_from, time_zone }: FactValue) {
  const startsAt = valid_from && getMoment({ time_zone }, valid_from, 0).toISOString()
  return [changed_at, startsAt].toSorted().at(-1) ?? changed_at
}

const toFigure = ({ from, to, bound, text }: FactValue): Figure => ({ from, to, bound, text })
const isSameFigure = (a: FactValue, b: FactValue) =>
  JSON.stringify(toFigure(a)) === JSON.stringify(toFigure(b))
const compare = (a: string, b: string) => Number(a > b) - Number(a < b)
