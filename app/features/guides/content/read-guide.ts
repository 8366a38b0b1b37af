import { dayBefore } from '#app/contract/date-format.ts'
import { addBikramSambat } from '#app/contract/dates-in-text.ts'
import type { Output } from '#app/contract/endpoint.ts'
import type { factsApi, VisibleFact } from '#app/features/facts/contract.ts'
import type { Rupees, VisibleValue } from '#app/features/facts/value-contract.ts'
import { lacksSource } from '#app/features/facts/vocabulary-contract.ts'
import { type Amount, formatAmount } from '#app/platform/browser/amounts/amount.ts'
import { language } from '#app/platform/browser/language.ts'
import type { FactRef } from '../guide-contract.ts'

export type FactsByKey = Output<typeof factsApi.current>

/** Replaces fact references in a guide with figures. */
export function fillGuide<Source>(source: Source, factsByCountry: FactsByKey) {
  const facts = new Map(
    Object.values(factsByCountry)
      .flat()
      .map((each) => [each.key, each]),
  )
  return fillPart(source, facts) as RenderedGuide<Source>
}

function fillPart(part: unknown, facts: Map<string, VisibleFact>): unknown {
  if (Array.isArray(part)) return part.map((each) => fillPart(each, facts))
  if (typeof part !== 'object' || part === null) return part
  if (isRef(part)) return findFigures(part, facts)
  const fields = Object.entries(part)
  return Object.fromEntries(fields.map(([name, each]) => [name, fillPart(each, facts)]))
}

function findFigures({ keys }: FactRef, facts: Map<string, VisibleFact>): Figures {
  const figures = keys.flatMap((key) => {
    const fact = facts.get(key)
    return fact ? toFigures(fact) : []
  })
  return figures.toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)))
}

/** Returns the keys of all facts in a guide. */
export function listFactKeys(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return isRef(part) ? part.keys : Object.values(part).flatMap(listFactKeys)
}

const isRef = (part: object): part is FactRef => 'keys' in part && Array.isArray(part.keys)

/** A value of a fact as pages show it, with its source and age. */
export interface Figure extends Amount, Pick<VisibleValue, 'condition' | 'note'> {
  /** The fact. */
  key: string
  label: string
  topic: VisibleFact['topic']
  /** The maximum number of periods; 1 for none. */
  multiplier: number
  source: { name: string; url: string }
  /** Whether it should have a source, but has none. */
  lacksSource: boolean
  /** The day of the source or the first day; '' if unknown. */
  asOf: string
  /** Whether `asOf` is the first day. */
  isSince: boolean
  /** The day of the office's last check; '' for never. */
  checkedOn: string
  /** Whether it needs confirmation by the office. */
  isUncertain: boolean
  mayHaveChanged: boolean
  /** The day from which it counts, or ''. */
  validFrom: string
  /** The last day of a value that readers of today will no longer meet, otherwise ''. */
  lastDay: string
  /** Whether it takes effect on `validFrom`, and readers of today meet the current value. */
  isUpcoming: boolean
  previous?: Amount
  /** The amount in rupees at the rate of a day. */
  rupees?: { amount: Amount; rate: number; on: string; source: string }
}

/**
 * Figures of a reference: those that readers of today meet before all others. If empty, the page
 * leaves the place out.
 */
export type Figures = Figure[]

/** Content with figures in place of fact references. */
export type RenderedGuide<Part> = Part extends FactRef
  ? Figures
  : Part extends object
    ? { [Name in keyof Part]: RenderedGuide<Part[Name]> }
    : Part

export const fact = (...keys: string[]): FactRef => ({ keys })

export const formatFigure = (figure: Amount) => formatAmount(figure)

/** How often a period is in a year; amounts without a period count once. */
export const timesAYear = { week: 52, fortnight: 26, month: 12, year: 1, '': 1 }

/** Whether readers of today meet the value. */
export const isCurrent = ({ isUpcoming, lastDay }: Figure) => !isUpcoming && !lastDay

/** Returns the number under the first condition that readers of today meet. */
export const firstNumber = (figures: Figures = []) =>
  figures.find((figure) => figure.from && isCurrent(figure))

/** Converts the values of a fact: those that readers of today meet before all others. */
function toFigures(fact: VisibleFact): Figures {
  const { key, kind, label, topic, values, unit, of, per, multiplier } = fact
  const unordered = values.map((value) => {
    const { valid_from, page_date, publisher, address, previous, rupees } = value
    const unitFields = { unit, of, per }
    const isSince = value.is_upcoming || !page_date
    const successor = values.find(
      ({ comes_first, condition }) => comes_first && condition === value.condition,
    )
    return {
      key,
      label,
      topic,
      ...unitFields,
      multiplier,
      from: value.from,
      to: value.to,
      bound: value.bound,
      text: addBikramSambat(value.text, language),
      condition: addBikramSambat(value.condition, language),
      note: addBikramSambat(value.note, language),
      source: { name: publisher, url: address },
      lacksSource: lacksSource({ kind, topic, publisher, address }),
      asOf: isSince ? valid_from : page_date,
      isSince,
      checkedOn: value.checked_on,
      isUncertain: value.is_uncertain,
      mayHaveChanged: value.may_have_changed,
      validFrom: valid_from,
      lastDay: successor && successor !== value ? dayBefore(successor.valid_from) : '',
      isUpcoming: value.is_upcoming && !value.comes_first,
      previous: previous ? { ...previous, ...unitFields } : undefined,
      rupees: rupees ? toRupees(rupees) : undefined,
    }
  })
  return unordered.toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)))
}

/** Shown below the amount, which has the date. */
function toRupees({ from, to, rate, on, publisher }: Rupees) {
  const amount = { from, to, bound: 'about', text: '', unit: 'NPR', of: '', per: '' } as const
  return { amount, rate, on, source: publisher }
}
