import type { FactUsage } from '#app/base/server/feature.ts'
import type { Fact, FactQuery, ListedFact, ShownFact } from '../contract.ts'
import type { FactValue } from '../value-contract.ts'
import { type State, states, type Warning } from '../vocabulary-contract.ts'
import { judge, type OfficeClock, showValues } from './rules.ts'
import { addRupees, isRate } from './rupees.ts'
import { findWarnings } from './warnings.ts'

type Known = Fact & { values: FactValue[] }

/** The facts of each country that have something to show; those of none stand under `none`. */
export function showByCountry(facts: Known[], clock: OfficeClock): Record<string, ShownFact[]> {
  const shown = facts
    .map((fact) => ({ ...fact, values: showValues(fact, fact.values, clock) }))
    .filter(({ values }) => values.length > 0)
  return Object.fromEntries(Map.groupBy(addRupees(shown), ({ country }) => country || 'none'))
}

/** As the office lists a fact. */
function describe<Each extends Known>(
  fact: Each,
  uses: FactUsage[],
  clock: OfficeClock,
  warnings: Warning[] = [],
): Each & ListedFact {
  const own = uses.filter(({ key }) => key === fact.key).map(nameUse)
  const places = [...new Set(own)]
  const unused: State[] = places.length === 0 && !isRate(fact) ? ['unused'] : []
  return {
    ...fact,
    shown: showValues(fact, fact.values, clock),
    states: inOrder([...judge(fact, fact.values, clock), ...warnings, ...unused]),
    uses: places,
  }
}

/** As the office lists facts. */
export function describeAll(facts: Known[], uses: FactUsage[], clock: OfficeClock) {
  const warnings = findWarnings(facts, clock)
  return facts.map((fact) => describe(fact, uses, clock, warnings.get(fact.id)))
}

const inOrder = (found: State[]) => states.filter((state) => found.includes(state))

/** Where a fact stands, as people find it. */
export const nameUse = ({ page, name }: FactUsage) =>
  [page, name && (page ? `(${name})` : name)].filter(Boolean).join(' ')

/** Most urgent first; there are a few hundred at most. */
export function select(facts: Known[], uses: FactUsage[], query: FactQuery, clock: OfficeClock) {
  const { limit = 50, offset = 0 } = query
  const matching = describeAll(facts, uses, clock)
    .filter((fact) => matches(fact, query))
    .toSorted((one, other) => urgency(one) - urgency(other))
  return { facts: matching.slice(offset, offset + limit), total: matching.length }
}

function matches(fact: Known & ListedFact, { country, topic, state, q }: FactQuery) {
  if (country && fact.country !== country) return false
  if (topic && fact.topic !== topic) return false
  if (state === 'work' && fact.states.length === 0) return false
  if (state && state !== 'work' && !fact.states.includes(state)) return false
  return !q || textOf(fact).includes(q.toLowerCase())
}

function textOf({ key, label, keeper, values }: Known) {
  const said = values.flatMap((value) => [
    ...[value.from, value.to, value.text, value.condition, value.note],
    ...[value.publisher, value.address],
  ])
  return [key, label, keeper, ...said].join('\n').toLowerCase()
}

function urgency({ states: [first] }: ListedFact) {
  return first ? states.indexOf(first) : states.length
}
