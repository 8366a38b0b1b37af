import { type Amount, formatAmount } from '#app/platform/browser/amounts/amount.ts'
import * as words from '../words.ts'
import type { Guide } from './guide.ts'
import { type Figure, type Figures, isCurrent, timesAYear } from './read-guide.ts'

export const costParts = ['tuition', 'living', 'visa', 'health'] as const
export type CostPart = (typeof costParts)[number]
/** Without these there is no sum. */
const mainParts: readonly CostPart[] = ['tuition', 'living']
export const levels = ['bachelor', 'master'] as const
export type Level = (typeof levels)[number]

/** A range of whole amounts; without `most` it has no known end. */
export interface Range {
  least: number
  most?: number
}

/** A range with the ends that are averages, so that single amounts lie beyond them. */
interface CostRange extends Range {
  isLeastAverage?: boolean
  isMostAverage?: boolean
  /** Whether the source names only a least amount: "from JPY 40,000". */
  isOpen?: boolean
}

/** The first year at one level, or at any level. */
export interface LevelCosts extends CostRange {
  level: Level | ''
  parts: ({ part: CostPart } & CostRange)[]
}

/** The costs of the first year, from their parts. */
export interface FirstYear extends CostRange {
  unit: string
  levels: LevelCosts[]
  /** The parts without a figure: the sum is too low by them. */
  missing: CostPart[]
  /** The parts that are counted for one year but paid at once for the whole visa. */
  paidAtOnce: CostPart[]
  /** The parts that can cost more than the upper end counts. */
  open: CostPart[]
  /** Whether the living costs are only what the authority asks for. */
  isLivingMinimum: boolean
  /** The same in rupees if there is a rate. */
  rupees?: Range
  /** Whether a part needs confirmation by the office. */
  isUncertain: boolean
}

/**
 * Adds the parts of the first year; undefined without tuition or without living costs. Living costs
 * are never below the amount for a year that the authority asks for. The sum has no end only if
 * tuition or living costs have none.
 */
export function calculateFirstYear({
  costs,
  answers,
}: Pick<Guide, 'costs' | 'answers'>): FirstYear | undefined {
  const tuition = costs.filter(({ part }) => part === 'tuition')
  const unit = tuition.flatMap(({ figure }) => listNumbers(figure))[0]?.unit
  if (!unit) return undefined
  const shared = costs.filter(({ part, level }) => part && part !== 'tuition' && !level)
  const used = [...tuition, ...shared].flatMap(({ figure }) => listNumbers(figure, unit))
  const levelOf = ({ level = '' }: { level?: Level | '' }) => level
  const byLevel = [...Map.groupBy(tuition, levelOf)].flatMap(([level, own]): LevelCosts[] => {
    const parts = costParts.flatMap((part) => {
      const lines = [...own, ...shared].filter((line) => line.part === part)
      const ranges = lines.flatMap(({ figure }) => toRange(listNumbers(figure, unit)) ?? [])
      const [first] = ranges
      if (!first) return []
      // Several lines of a part, such as two fees, are added.
      const range = ranges.slice(1).reduce(add, first)
      const least = part === 'living' ? getRequiredFunds(answers.funds, unit) : 0
      const isEndless =
        mainParts.includes(part) &&
        lines.flatMap(({ figure }) => listNumbers(figure, unit)).every(isOpen)
      const applied = applyMinimum(range, least)
      return [{ part, ...applied, most: isEndless ? undefined : applied.most }]
    })
    const isWhole = mainParts.every((needed) => parts.some(({ part }) => part === needed))
    return isWhole ? [{ level, parts, ...parts.map(toBare).reduce(add) }] : []
  })
  const [first] = byLevel
  if (!first) return undefined
  const whole = byLevel.map(toBare).reduce(join)
  const allParts = byLevel.flatMap(({ parts }) => parts)
  const known = allParts.map(({ part }) => part)
  const living = shared.filter(({ part }) => part === 'living')
  const ofWholeVisa = shared.filter(({ isForWholeVisa }) => isForWholeVisa)
  const rate = used.find(({ rupees }) => rupees)?.rupees?.rate
  return {
    ...whole,
    unit,
    levels: byLevel,
    missing: costParts.filter((part) => !known.includes(part)),
    paidAtOnce: known.filter(
      (part, index) =>
        known.indexOf(part) === index && ofWholeVisa.some((line) => line.part === part),
    ),
    open: costParts.filter((part) =>
      allParts.some((each) => each.part === part && each.isOpen && each.most !== undefined),
    ),
    isLivingMinimum: living
      .flatMap(({ figure }) => listNumbers(figure, unit))
      .every(({ topic }) => topic === 'funds'),
    rupees: rate ? { least: whole.least * rate, most: whole.most && whole.most * rate } : undefined,
    isUncertain: used.some(({ isUncertain }) => isUncertain),
  }
}

const toBare = ({ least, most, isLeastAverage, isMostAverage, isOpen }: CostRange): CostRange => ({
  least,
  most,
  isLeastAverage,
  isMostAverage,
  isOpen,
})

/** An end of the sum is an average if a part of it is. */
const add = (a: CostRange, b: CostRange): CostRange => ({
  least: a.least + b.least,
  most: a.most === undefined || b.most === undefined ? undefined : a.most + b.most,
  isLeastAverage: a.isLeastAverage || b.isLeastAverage,
  isMostAverage: a.isMostAverage || b.isMostAverage,
  isOpen: a.isOpen || b.isOpen,
})

/** The smallest range that contains both. */
function join(a: CostRange, b: CostRange): CostRange {
  const lower = b.least < a.least ? b : a
  const most = a.most === undefined || b.most === undefined ? undefined : Math.max(a.most, b.most)
  const higher = b.most === most ? b : a
  return {
    least: lower.least,
    most,
    isLeastAverage: lower.isLeastAverage,
    isMostAverage: most !== undefined && higher.isMostAverage,
    isOpen: a.isOpen || b.isOpen,
  }
}

const applyMinimum = (range: CostRange, minimum: number): CostRange => ({
  least: Math.max(range.least, minimum),
  most: range.most === undefined ? undefined : Math.max(range.most, minimum),
  isLeastAverage: range.isLeastAverage && range.least >= minimum,
  isMostAverage: range.isMostAverage && (range.most ?? 0) >= minimum,
  isOpen: range.isOpen,
})

/** The numbers that readers of today meet. */
const listNumbers = (figures: Figures = [], unit?: string) =>
  figures.filter((figure) => figure.from && isCurrent(figure) && (!unit || figure.unit === unit))

/** The range of a year over all conditions. */
function toRange(figures: Figure[]) {
  const ranges = figures.map(({ from, to, bound, per }): CostRange => {
    const isAverage = bound === 'on average'
    return {
      least: Number(from) * timesAYear[per],
      most: Number(to || from) * timesAYear[per],
      isLeastAverage: isAverage,
      isMostAverage: isAverage,
      isOpen: isOpen({ to, bound }),
    }
  })
  const [first] = ranges
  return first && ranges.slice(1).reduce(join, first)
}

const isOpen = ({ to, bound }: Pick<Amount, 'to' | 'bound'>) =>
  !to && (bound === 'from' || bound === 'at least')

/** The living costs of a year that the authority asks for at least; 0 if there is no rule. */
function getRequiredFunds(funds: Figures | undefined, unit: string) {
  const yearly = listNumbers(funds, unit).filter(({ per }) => per)
  if (yearly.length === 0) return 0
  return Math.min(...yearly.map(({ from, per }) => Number(from) * timesAYear[per]))
}

/**
 * Formats a range in hundreds, or in lakh and crore for rupees: "GBP 24,800–58,200", "NPR 47.1
 * lakh–1.11 crore", "from CAD 40,100".
 */
export function formatRange({ least, most }: Range, unit: string) {
  const round = (amount: number) => String(Math.round(amount / 100) * 100)
  const to = most !== undefined && most > least ? round(most) : ''
  const bound = most === undefined ? 'from' : ''
  return formatAmount({ from: round(least), to, bound, text: '', unit, of: '', per: '' })
}

/** Says which part hinders the sum; '' if there is a sum. */
export function describeGap({ costs, answers }: Pick<Guide, 'costs' | 'answers'>) {
  if (calculateFirstYear({ costs, answers })) return ''
  const needed = mainParts.filter(
    (part) => !costs.some((cost) => cost.part === part && listNumbers(cost.figure).length > 0),
  )
  return words.noFigureFor(nameParts(needed.length > 0 ? needed : ['living']))
}

const nameParts = (parts: readonly CostPart[]) =>
  words.formatList(parts.map((part) => words.partNames[part]))

/** What readers have to know beside the sum: what it lacks, and how sure its ends are. */
export function describeFirstYear({
  missing,
  paidAtOnce,
  open,
  isLivingMinimum,
  most,
  isLeastAverage = false,
  isMostAverage = false,
}: FirstYear) {
  return [
    missing.length > 0 && words.withoutParts(nameParts(missing)),
    paidAtOnce.length > 0 && words.paidForWholeVisa(nameParts(paidAtOnce)),
    open.length > 0 && words.canBeHigher(nameParts(open)),
    isLivingMinimum && words.livingAtTheMinimum,
    words.averageEnds(isLeastAverage, most !== undefined && isMostAverage),
  ]
    .filter(Boolean)
    .join('; ')
}

/** Whether no first year can cost more than the upper end, as far as is known. */
export const isUpperEndCertain = ({
  most,
  isMostAverage,
  isLivingMinimum,
  ...firstYear
}: FirstYear) =>
  most !== undefined &&
  !isMostAverage &&
  !isLivingMinimum &&
  [firstYear.missing, firstYear.paidAtOnce, firstYear.open].every((parts) => parts.length === 0)

/** Sorts by the least amount in rupees; sums that lack a part come after the complete ones. */
export const compareFirstYears = (
  a: Pick<FirstYear, 'rupees' | 'missing'>,
  b: Pick<FirstYear, 'rupees' | 'missing'>,
) => Number(a.missing.length > 0) - Number(b.missing.length > 0) || leastRupees(a) - leastRupees(b)

/** Countries without an exchange rate come last, in the order of the guides. */
export const leastRupees = ({ rupees }: Pick<FirstYear, 'rupees'>) =>
  rupees?.least ?? Number.MAX_VALUE

/** An exchange rate to rupees on a day. */
export interface Rate {
  unit: string
  on: string
  source: string
}

/** Returns the exchange rates of these figures, each once. */
export function listRates(groups: (Figures | undefined)[]): Rate[] {
  const rates = groups
    .flatMap((figures = []) => figures)
    .filter(isCurrent)
    .flatMap(({ unit, rupees }) => (rupees ? [{ unit, on: rupees.on, source: rupees.source }] : []))
  return [...new Map(rates.map((rate) => [Object.values(rate).join(), rate])).values()]
}

/** Returns the exchange rates of a guide's first answers. */
export function findRates({ answers, costs }: Pick<Guide, 'answers' | 'costs'>) {
  const ofFirstYear = costs.filter(({ part }) => part)
  return listRates([...ofFirstYear.map(({ figure }) => figure), answers.funds, answers.visaFee])
}
