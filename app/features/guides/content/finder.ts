import { comparison, type finding, type GuideBrief } from '../contract.ts'
import { listCodes } from './comparison.ts'
import {
  calculateFirstYear,
  compareFirstYears,
  type FirstYear,
  isUpperEndCertain,
  type Level,
  leastRupees,
  levels,
} from './first-year.ts'
import type { RenderedGuide } from './read-guide.ts'

const LAKH = 100_000

/** The budgets to choose from, in lakh. */
export const budgets = [20, 30, 40, 50, 60, 80, 100, 150]

/** What the form sends, as text. */
export type FinderValues = Record<(typeof finding.fields)[number], string>

/** What a student looks for. */
export interface FinderQuery {
  /** In rupees; undefined for any. */
  budget?: number
  level: Level | ''
  /** The code of a guide, or '' for any. */
  country: string
}

export type FinderGuide = RenderedGuide<GuideBrief>

/** A guide with the costs of its first year at a level. */
export interface FoundCountry {
  guide: FinderGuide
  firstYear: FirstYear
}

/** Checks the values of the form. `invalid` lists the fields to correct. */
export function parseFinderValues(
  { budget, level, country }: FinderValues,
  guides: Pick<GuideBrief, 'code'>[],
) {
  const isBudget = budget === '' || /^[1-9]\d{0,3}$/.test(budget)
  const knownLevel = levels.find((each) => each === level) ?? ''
  const code = country.toUpperCase()
  const invalid = [
    !isBudget && ('budget' as const),
    level !== knownLevel && ('level' as const),
    country !== '' && !guides.some((guide) => guide.code === code) && ('country' as const),
  ].filter((field) => field !== false)
  const query: FinderQuery = {
    budget: budget && isBudget ? Number(budget) * LAKH : undefined,
    level: knownLevel,
    country: code,
  }
  return { query, invalid }
}

/**
 * Finds the countries whose first year can cost no more than the budget, complete sums with the
 * lowest costs first. Without exchange rates, amounts cannot be compared with a budget.
 */
export function findCountries(guides: FinderGuide[], { budget, level, country }: FinderQuery) {
  const atLevel = guides.map((guide) => selectLevel(guide, level))
  const priced = atLevel.flatMap((guide): FoundCountry[] => {
    const firstYear = calculateFirstYear(guide)
    return firstYear ? [{ guide, firstYear }] : []
  })
  const sorted = priced.toSorted((a, b) => compareFirstYears(a.firstYear, b.firstYear))
  const isFitting = ({ firstYear }: FoundCountry) =>
    budget === undefined || leastRupees(firstYear) <= budget
  const chosen = sorted.find(({ guide }) => guide.code === country)
  const others = sorted.filter((each) => each !== chosen && isFitting(each))
  return {
    chosen,
    isChosenFitting: chosen !== undefined && isFitting(chosen),
    others,
    /** The country with the lowest costs. */
    lowest: sorted[0],
    /** The guides without a sum at this level. */
    unknown: atLevel.filter(({ code }) => !priced.some(({ guide }) => guide.code === code)),
  }
}

/** The guide with the costs that count at this level. */
function selectLevel(guide: FinderGuide, level: Level | ''): FinderGuide {
  const costs = guide.costs.filter((cost) => !level || !cost.level || cost.level === level)
  return { ...guide, costs }
}

/** Whether the upper end of the costs is within the budget too. */
export const isWholeRangeWithin = ({ firstYear }: FoundCountry, budget: number) =>
  isUpperEndCertain(firstYear) && (firstYear.rupees?.most ?? Number.MAX_VALUE) <= budget

/** Returns the address of the comparison of these countries. */
export const compareFound = (countries: FoundCountry[]) =>
  `${comparison.path}?${comparison.name}=${listCodes(countries.map(({ guide }) => guide)).join()}`

/** Returns what the form of the home page needs. */
export function createFinderOptions(guides: FinderGuide[]) {
  return {
    countries: guides.map(({ code, name }) => ({ code, name })),
    hasRupees: guides.some((guide) => calculateFirstYear(guide)?.rupees),
  }
}
export type FinderOptions = ReturnType<typeof createFinderOptions>
