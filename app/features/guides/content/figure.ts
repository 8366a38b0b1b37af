import { type Amount, formatAmount } from '#app/base/browser/amounts/amount.ts'
import type { VisibleFact } from '#app/features/facts/contract.ts'
import type { Rupees, VisibleValue } from '#app/features/facts/value-contract.ts'
import type { FactRef } from '../guide-contract.ts'

/** One value of a fact as a page shows it, with what says how far it can be trusted. */
export interface Figure extends Amount, Pick<VisibleValue, 'condition' | 'note'> {
  /** For up to how many of what it is per; 1 says nothing. */
  multiplier: number
  source: { name: string; url: string }
  /** The day of the source, or from which it is so; '' where nobody knows. */
  asOf: string
  /** Whether `asOf` is the day from which it is so. */
  isSince: boolean
  /** The day on which the office compared it with its source; '' for never. */
  checkedOn: string
  /** The office is to be asked whether it is still so. */
  isUnsure: boolean
  mayHaveChanged: boolean
  /** It holds from `asOf` on. */
  isAhead: boolean
  before?: Amount
  /** The same in rupees, at the rate of a day. */
  rupees?: { amount: Amount; on: string; source: string }
}

/** The figures of a place, those that hold now before those to come; none: the office is asked. */
export type Figures = Figure[]

/** What is written, with figures where it refers to facts. */
export type RenderedGuide<Part> = Part extends FactRef
  ? Figures
  : Part extends object
    ? { [Name in keyof Part]: RenderedGuide<Part[Name]> }
    : Part

export const fact = (...keys: string[]): FactRef => ({ keys })

export const formatFigure = (figure: Amount) => formatAmount(figure)

/** What holds now under the first condition, as far as it is a number. */
export const firstNumber = (figures: Figures = []) =>
  figures.find(({ from, isAhead }) => from && !isAhead)

export function toFigures({ values, unit, of, per, multiplier }: VisibleFact): Figures {
  return values.map((value) => {
    const { valid_from, page_date, publisher, address, before, rupees } = value
    const kind = { unit, of, per }
    const isSince = value.is_upcoming || !page_date
    return {
      ...kind,
      multiplier,
      from: value.from,
      to: value.to,
      bound: value.bound,
      text: value.text,
      condition: value.condition,
      note: value.note,
      source: { name: publisher, url: address },
      asOf: isSince ? valid_from : page_date,
      isSince,
      checkedOn: value.checked_on,
      isUnsure: value.is_unsure,
      mayHaveChanged: value.may_have_changed,
      isAhead: value.is_upcoming,
      before: before ? { ...before, ...kind } : undefined,
      rupees: rupees ? toRupees(rupees) : undefined,
    }
  })
}

/** It stands below the amount, which says of what time it is. */
function toRupees({ from, to, on, publisher }: Rupees) {
  const amount = { from, to, bound: 'about', text: '', unit: 'NPR', of: '', per: '' } as const
  return { amount, on, source: publisher }
}
