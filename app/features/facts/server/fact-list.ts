import type { FactUsage } from '#app/platform/server/feature/feature.ts'
import type { Fact, FactQuery, ListedFact, VisibleFact } from '../contract.ts'
import type { FactValue } from '../value-contract.ts'
import { type State, states, type Warning } from '../vocabulary-contract.ts'
import { addRupees, isRate } from './exchange-rates.ts'
import { findStates, listVisibleValues, type OfficeTime } from './visible-values.ts'
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
  return {
    ...fact,
    visible_values: listVisibleValues(fact, fact.values, officeTime),
    states: sortStates([...findStates(fact, fact.values, officeTime), ...warnings, ...unused]),
    uses: places,
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

/** Filters and sorts facts in memory, most urgent first. There are a few hundred. */
export function queryFacts(
  facts: FactWithValues[],
  uses: FactUsage[],
  query: FactQuery,
  officeTime: OfficeTime,
) {
  const { limit = 50, offset = 0 } = query
  const matching = toListedFacts(facts, uses, officeTime)
    .filter((fact) => matches(fact, query))
    .toSorted((a, b) => getUrgency(a) - getUrgency(b))
  return { facts: matching.slice(offset, offset + limit), total: matching.length }
}

function matches(fact: FactWithValues & ListedFact, { country, topic, state, q }: FactQuery) {
  if (country && fact.country !== country) return false
  if (topic && fact.topic !== topic) return false
  if (state === 'needs_review' && fact.states.length === 0) return false
  if (state && state !== 'needs_review' && !fact.states.includes(state)) return false
  return !q || getSearchText(fact).includes(q.toLowerCase())
}

function getSearchText({ key, label, reviewer, values }: FactWithValues) {
  const texts = values.flatMap((value) => [
    value.from,
    value.to,
    value.text,
    value.condition,
    value.note,
    value.publisher,
    value.address,
  ])
  return [key, label, reviewer, ...texts].join('\n').toLowerCase()
}

function getUrgency({ states: [first] }: ListedFact) {
  return first ? states.indexOf(first) : states.length
}
