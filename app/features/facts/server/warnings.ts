import type { Fact } from '../contract.ts'
import type { FactValue } from '../value-contract.ts'
import type { Warning } from '../vocabulary-contract.ts'
import { listVisibleValues, type OfficeTime } from './fact-values.ts'

type FactWithValues = Fact & { values: FactValue[] }

/** The relative deviation from an official average that causes a warning. */
const MAX_DEVIATION = 0.25

const timesAYear = { '': 1, week: 52, fortnight: 26, month: 12, year: 1 }

/** Returns warnings from comparing facts, by fact id. */
export function findWarnings(
  facts: FactWithValues[],
  officeTime: OfficeTime,
): Map<string, Warning[]> {
  const factsWithRanges = facts.map((fact) => ({ fact, ranges: listRanges(fact, officeTime) }))
  return new Map(
    factsWithRanges.map((one) => {
      const others = factsWithRanges.filter(({ fact }) => isComparable(fact, one.fact))
      const applies: Record<Warning, boolean> = {
        below_funds: one.fact.topic === 'living' && isBelow(one.ranges, listFunds(others)),
        outlier: isOutlier(one, others),
        duplicate: others.some(({ fact }) => hasSameName(fact, one.fact)),
      }
      return [
        one.fact.id,
        (Object.keys(applies) as Warning[]).filter((warning) => applies[warning]),
      ]
    }),
  )
}

interface Range {
  min: number
  max: number
  isOfficial: boolean
}

interface FactRanges {
  fact: FactWithValues
  /** The current values per year. */
  ranges: Range[]
}

function listRanges(fact: FactWithValues, officeTime: OfficeTime): Range[] {
  const times = timesAYear[fact.per]
  return listVisibleValues(fact, fact.values, officeTime)
    .filter(({ from, is_upcoming }) => from !== '' && !is_upcoming)
    .map(({ from, to, is_official }) => ({
      min: Number(from) * times,
      max: Number(to || from) * times,
      isOfficial: is_official,
    }))
}

const isComparable = (one: Fact, other: Fact) =>
  one.id !== other.id && one.country === other.country && one.unit === other.unit

const listFunds = (others: FactRanges[]) =>
  others.filter(({ fact }) => fact.topic === 'funds').flatMap(({ ranges }) => ranges)

/** Whether a living cost is below the minimum funds that a student has to show. */
function isBelow(living: Range[], funds: Range[]) {
  if (funds.length === 0) return false
  const required = Math.min(...funds.map(({ min }) => min))
  return living.some(({ min }) => min < required)
}

/** Whether an unofficial estimate deviates far from an official average. */
function isOutlier({ fact, ranges }: FactRanges, others: FactRanges[]) {
  if (fact.kind !== 'estimate') return false
  const averages = others
    .filter((other) => other.fact.kind === 'estimate' && other.fact.topic === fact.topic)
    .flatMap((other) => other.ranges.filter(({ isOfficial }) => isOfficial))
  return ranges.some(
    ({ min, max, isOfficial }) =>
      !isOfficial &&
      averages.some(
        (average) =>
          max < average.min * (1 - MAX_DEVIATION) || min > average.max * (1 + MAX_DEVIATION),
      ),
  )
}

const hasSameName = (one: Fact, other: Fact) =>
  one.topic === other.topic && one.label.toLowerCase() === other.label.toLowerCase()
