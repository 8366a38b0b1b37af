import { formatAmount } from '#app/platform/browser/amounts/amount.ts'
import * as words from '../words.ts'
import type { FinderGuide } from './finder.ts'
import {
  calculateFirstYear,
  compareFirstYears,
  describeFirstYear,
  describeGap,
  type FirstYear,
  findRates,
  formatRange,
  type Range,
  type Rate,
} from './first-year.ts'
import { describeAddition, describeCondition, totalFunds } from './funds.ts'
import { totalAmount } from './group-figures.ts'
import { nextIntake } from './next-intake.ts'
import { type Figures, isCurrent } from './read-guide.ts'

/** A figure with its condition, as text. */
interface RowFigure {
  value: string
  condition: string
}

/** The figures of a country in the list of the home page, formatted on the server. */
export interface CountryRow {
  code: string
  address: string
  /** The costs of the first year, in rupees if there is a rate; '' if unknown. */
  costs: string
  /** What the sum lacks, and which ends are averages, or why there is none; or ''. */
  costRemarks: string
  isUncertain: boolean
  /** The same for the bar; undefined without a rate. */
  rupees?: Range
  funds?: RowFigure
  intake: string
  stay?: RowFigure
  rates: Rate[]
}

/**
 * Creates a row for each guide, with the lowest costs first. Sums that lack a part follow, and
 * unknown costs are last.
 */
export function createCountryRows(guides: FinderGuide[], timeZone: string): CountryRow[] {
  const priced = guides.map((guide) => ({ guide, firstYear: calculateFirstYear(guide) }))
  const known = priced.filter(hasFirstYear)
  const unknown = priced.filter((each) => !hasFirstYear(each))
  const sorted = known.toSorted((a, b) => compareFirstYears(a.firstYear, b.firstYear))
  return [...sorted, ...unknown].map((each) => createRow(each, timeZone))
}

interface PricedGuide {
  guide: FinderGuide
  firstYear?: FirstYear
}

const hasFirstYear = (priced: PricedGuide): priced is Required<PricedGuide> =>
  priced.firstYear !== undefined

function createRow({ guide, firstYear }: PricedGuide, timeZone: string): CountryRow {
  const { code, address, answers } = guide
  const costs =
    firstYear &&
    formatRange(firstYear.rupees ?? firstYear, firstYear.rupees ? 'NPR' : firstYear.unit)
  return {
    code,
    address,
    costs: costs ?? '',
    costRemarks: firstYear ? describeFirstYear(firstYear) : describeGap(guide),
    isUncertain: firstYear?.isUncertain ?? false,
    rupees: firstYear?.rupees,
    funds: describeFunds(answers),
    intake: words.formatMonth(nextIntake(answers.intakes, timeZone)),
    stay: describeStay(answers),
    rates: firstYear?.rupees ? findRates({ costs: guide.costs, answers: { intakes: [] } }) : [],
  }
}

/** The first value that readers of today meet. */
const findCurrent = (figures: Figures = []) => figures.find(isCurrent)

function describeFunds(answers: FinderGuide['answers']): RowFigure | undefined {
  const figure = findCurrent(answers.funds)
  return (
    figure && {
      value: formatAmount(totalFunds(answers, figure)),
      condition: [
        describeAddition(answers, figure),
        describeCondition(answers, figure),
        figure.note,
      ]
        .filter(Boolean)
        .join(', '),
    }
  )
}

function describeStay({ stay }: FinderGuide['answers']): RowFigure | undefined {
  const figure = findCurrent(stay)
  return (
    figure && {
      value: formatAmount(totalAmount(figure)),
      condition: [figure.condition, figure.note].filter(Boolean).join(', '),
    }
  )
}
