import { dayIn } from '#app/contract/date-format.ts'
import { getOwn } from '#app/contract/get-own.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { comparison, type GuideBrief } from '../contract.ts'
import * as words from '../words.ts'
import {
  calculateFirstYear,
  costParts,
  describeFirstYear,
  describeGap,
  formatRange,
  type Range,
} from './first-year.ts'
import { type FormattedValue, formatFigures } from './format-figures.ts'
import { type FormattedFunds, formatFunds, totalFundsInRupees } from './funds.ts'
import { listFigures } from './group-figures.ts'
import { nextIntake } from './next-intake.ts'
import { type Figures, firstNumber, isCurrent, type RenderedGuide } from './read-guide.ts'

/** What the comparison shows of a guide, formatted on the server. */
export interface ComparedGuide {
  address: string
  name: string
  nameInText: string
  outline: string
  firstYear?: {
    value: string
    rupees?: string
    /** The parts that are added. */
    parts: string
    /** What the sum lacks, and which ends are averages; or ''. */
    remarks: string
    /** The amount in rupees, for the bar. */
    range?: Range
  }
  funds: FormattedFunds[]
  /** Why there is no first-year sum, or ''. */
  firstYearGap: string
  /** The funds in rupees, for the bar. */
  fundsRange?: Range
  isTuitionOnTop: boolean
  visaFee: FormattedValue[]
  visaTime: FormattedValue[]
  /** The visa time in weeks, for the bar. */
  visaWeeks?: Range
  marks: FormattedValue[]
  english: FormattedValue[]
  intakes: number[]
  nextIntake: FormattedValue[]
  /** The deadline that comes first, which may be for a later intake. */
  nextDeadline: FormattedValue[]
  work: FormattedValue[]
  dependants: FormattedValue[]
  stay: FormattedValue[]
  /** The publishers of its figures, each once. */
  sources: string[]
  /** Whether a figure needs confirmation by the office. */
  isUncertain: boolean
}

/** Parses the country codes of the query. */
export function parseChosenCodes(query: string, guides: GuideBrief[]) {
  const codes = query.split(',')
  const chosen = listCodes(guides)
    .filter((code) => codes.includes(code))
    .flatMap((code) => guides.find((guide) => guide.code.toLowerCase() === code) ?? [])
  return { chosen, hasOthers: codes.includes(comparison.other) }
}

/** Formats country codes for the query, in alphabetical order. */
export const listCodes = (guides: Pick<GuideBrief, 'code'>[]) =>
  [...new Set(guides.map(({ code }) => code.toLowerCase()))].sort()

/** The first guides in the office's order, as an example. */
export const chooseExample = (guides: GuideBrief[]) => {
  const ofCountries = listCodes(guides).length < comparison.minCountries ? [] : guides
  return ofCountries.slice(0, EXAMPLE_COUNTRIES)
}

const EXAMPLE_COUNTRIES = 3

export function toComparedGuide(
  { address, name, nameInText, outline, answers, costs, deadlines }: RenderedGuide<GuideBrief>,
  timeZone: string,
): ComparedGuide {
  const firstYear = calculateFirstYear({ answers, costs })
  const ofFirstYear = costs.filter(({ part }) => part)
  return {
    address,
    name,
    nameInText,
    outline,
    firstYear: firstYear && {
      value: formatRange(firstYear, firstYear.unit),
      rupees: firstYear.rupees && formatRange(firstYear.rupees, 'NPR'),
      parts: costParts
        .filter((part) =>
          firstYear.levels.some(({ parts }) => parts.some((is) => is.part === part)),
        )
        .map((part) => words.partsInText[part])
        .join(', '),
      remarks: describeFirstYear(firstYear),
      range: firstYear.rupees,
    },
    firstYearGap: describeGap({ answers, costs }),
    funds: formatFunds(answers),
    fundsRange: toRupeeRange(answers),
    isTuitionOnTop: answers.isTuitionOnTop ?? false,
    visaFee: formatFigures(answers.visaFee),
    visaTime: formatFigures(answers.visaTime),
    visaWeeks: toWeeks(answers.visaTime),
    marks: formatLabelled(answers.entry),
    english: formatLabelled(answers.english),
    intakes: answers.intakes,
    nextIntake: formatNextIntake(answers.intakes, timeZone),
    nextDeadline: formatNextDeadline(deadlines, timeZone),
    work: formatFigures(answers.work),
    dependants: formatFigures(answers.dependants),
    stay: formatFigures(answers.stay),
    sources: [
      ...new Set(listFigures([ofFirstYear, answers]).flatMap(({ source }) => source.name || [])),
    ],
    isUncertain: listFigures([ofFirstYear, answers]).some((figure) => figure.isUncertain),
  }
}

/** Formats facts that mean different things, such as English for the visa or for a university. */
const formatLabelled = (figures: Figures = []) =>
  [...Map.groupBy(figures, ({ label }) => label)].flatMap(([label, group]) =>
    formatFigures(group).map((each, index) =>
      index === 0 ? { ...each, remarks: [label, each.remarks].filter(Boolean).join('; ') } : each,
    ),
  )

const formatNextIntake = (intakes: number[], timeZone: string): FormattedValue[] =>
  intakes.length > 0
    ? [{ value: words.formatMonth(nextIntake(intakes, timeZone)), remarks: '' }]
    : []

function formatNextDeadline(
  deadlines: RenderedGuide<GuideBrief>['deadlines'] = [],
  timeZone: string,
): FormattedValue[] {
  const today = dayIn(timeZone, new Date())
  const coming = deadlines.flatMap(({ title, figure }) =>
    figure
      .filter((each) => each.unit === 'date' && isCurrent(each))
      .map(({ from, to }) => ({ title, day: to || from }))
      .filter(({ day }) => day >= today),
  )
  const [deadline] = coming.toSorted((a, b) => a.day.localeCompare(b.day))
  return deadline ? [{ value: formatDay(deadline.day), remarks: deadline.title }] : []
}

function toRupeeRange(answers: RenderedGuide<GuideBrief>['answers']): Range | undefined {
  const figure = firstNumber(answers.funds)
  const total = figure && totalFundsInRupees(answers, figure)
  return total && { least: Number(total.from), most: Number(total.to) || undefined }
}

const weeksOf: Record<string, number | undefined> = {
  day: 1 / 7,
  week: 1,
  month: 52 / 12,
  year: 52,
}

function toWeeks(visaTime: Figures | undefined): Range | undefined {
  const figure = firstNumber(visaTime)
  const weeks = figure && getOwn(weeksOf, figure.unit)
  if (!weeks) return undefined
  const most = Number(figure.to || figure.from) * weeks
  return { least: Number(figure.from) * weeks, most }
}
