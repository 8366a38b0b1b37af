import type { FactUsage } from '#app/platform/server/feature/feature.ts'
import { describeFigure } from '../content/describe-figure.ts'
import { getSearchText, matchesSearch } from '../content/search-text.ts'
import type { Fact, FactQuery, ListedFact, VisibleFact } from '../contract.ts'
import type { FactValue, Rupees, VisibleValue } from '../value-contract.ts'
import {
  currencies,
  type State,
  states,
  topics,
  urgentStates,
  type Warning,
} from '../vocabulary-contract.ts'
import {
  findStates,
  findUpcoming,
  getRevision,
  listVisibleValues,
  type OfficeTime,
} from './fact-values.ts'
import { findWarnings } from './warnings.ts'

type FactWithValues = Fact & { values: FactValue[] }

/** Groups visible facts by country code; facts without a country are under `none`. */
export function groupByCountry(
  facts: FactWithValues[],
  officeTime: OfficeTime,
): Record<string, VisibleFact[]> {
  const visibleFacts = facts
    .map((fact) => ({ ...fact, values: listVisibleValues(fact, fact.values, officeTime) }))
    .filter(({ values }) => values.length > 0)
  return Object.fromEntries(
    Map.groupBy(addRupees(visibleFacts), ({ country }) => country || 'none'),
  )
}

/** Converts a fact to a row of the office's list. */
function toListedFact<Each extends FactWithValues>(
  fact: Each,
  uses: FactUsage[],
  officeTime: OfficeTime,
  warnings: Warning[] = [],
): Each & ListedFact {
  const own = uses.filter(({ key }) => key === fact.key).map(describeUsage)
  const places = [...new Set(own)]
  const unused: State[] = places.length === 0 && !isRate(fact) ? ['unused'] : []
  const next = findUpcoming(fact.values, officeTime.now)
  return {
    ...fact,
    upcoming: next ? { value: describeFigure(next, fact), valid_from: next.valid_from } : null,
    visible_values: listVisibleValues(fact, fact.values, officeTime),
    states: sortStates([...findStates(fact, fact.values, officeTime), ...warnings, ...unused]),
    uses: places,
    revision: getRevision(fact.values),
  }
}

/** Converts facts to rows of the office's list. */
export function toListedFacts(facts: FactWithValues[], uses: FactUsage[], officeTime: OfficeTime) {
  const warnings = findWarnings(facts, officeTime)
  return facts.map((fact) => toListedFact(fact, uses, officeTime, warnings.get(fact.id)))
}

const sortStates = (found: State[]) => states.filter((state) => found.includes(state))

/** Formats the place where a fact is used. */
export const describeUsage = ({ page, name }: FactUsage) =>
  [page, name && (page ? `(${name})` : name)].filter(Boolean).join(' ')

/** Filters and sorts facts in memory, most urgent first, then fees before other topics. There are a few hundred. */
export function queryFacts(
  facts: FactWithValues[],
  uses: FactUsage[],
  query: FactQuery,
  officeTime: OfficeTime,
) {
  const { limit = 50, offset = 0 } = query
  const matching = toListedFacts(facts, uses, officeTime)
    .filter((fact) => matches(fact, query))
    .toSorted(
      (a, b) => getUrgency(a) - getUrgency(b) || topics.indexOf(a.topic) - topics.indexOf(b.topic),
    )
  return { facts: matching.slice(offset, offset + limit), total: matching.length }
}

const isUrgent = (fact: ListedFact) => fact.states.some((state) => urgentStates.includes(state))

/** A value that must be confirmed now is due for review too. */
const hasState = ({ states }: ListedFact, state: State) =>
  states.includes(state) || (state === 'due' && states.includes('confirm_now'))

const isState = (state: FactQuery['state']): state is State => states.some((each) => each === state)

function matches(fact: FactWithValues & ListedFact, { country, topic, state, q }: FactQuery) {
  if (country && fact.country !== country) return false
  if (topic && fact.topic !== topic) return false
  if (state === 'needs_review' && fact.states.length === 0) return false
  if (state === 'urgent' && !isUrgent(fact)) return false
  if (isState(state) && !hasState(fact, state)) return false
  return !q || matchesSearch(listSearchedTexts(fact), q)
}

function listSearchedTexts(fact: FactWithValues) {
  const texts = fact.values.flatMap((value) => [
    value.text,
    value.condition,
    value.note,
    value.publisher,
    value.address,
  ])
  return getSearchText(fact, fact.values, [fact.reviewer, ...texts])
}

function getUrgency({ states: [first] }: ListedFact) {
  return first ? states.indexOf(first) : states.length
}

interface Rate {
  /** Rupees for one unit. */
  rupees: number
  on: string
  publisher: string
}

/** Whether it is an exchange rate: "npr.gbp" for one pound, "npr.krw" of "for 100 won". */
export const isRate = ({ key, unit }: Pick<Fact, 'key' | 'unit'>) =>
  unit === 'NPR' && /^npr\.[a-z]{3}$/.test(key)

export const rateKey = (currency: string) => `npr.${currency.toLowerCase()}`

/** Returns the amount of the currency that a rate is for. */
export const getRateAmount = ({ of }: Pick<Fact, 'of'>) => Number(of.match(/\d+/)?.[0] || 1)

/** Adds amounts in rupees where the office has entered a rate. */
function addRupees(facts: VisibleFact[]): VisibleFact[] {
  const rates = new Map(facts.filter(isRate).flatMap(toRate))
  return facts.map((fact) => {
    const rate = rates.get(fact.unit)
    if (!rate) return fact
    return {
      ...fact,
      values: fact.values.map((value) => ({ ...value, rupees: toRupees(value, rate) })),
    }
  })
}

function toRate({ values, ...fact }: VisibleFact): [string, Rate][] {
  const value = values.find(({ from, is_upcoming }) => from !== '' && !is_upcoming)
  const currency = currencies.find((each) => fact.key === rateKey(each))
  if (!value || !currency || currency === 'NPR') return []
  const { page_date, valid_from, as_of, publisher } = value
  const rupees = Number(value.from) / getRateAmount(fact)
  return [[currency, { rupees, on: page_date || valid_from || as_of, publisher }]]
}

function toRupees({ from, to }: VisibleValue, { rupees, on, publisher }: Rate): Rupees | null {
  if (!from || Number(to || from) === 0) return null
  // Rounds to three digits, since rates change daily.
  const convert = (amount: string) =>
    amount && String(Number((Number(amount) * rupees).toPrecision(3)))
  return { from: convert(from), to: convert(to), rate: rupees, on, publisher }
}
