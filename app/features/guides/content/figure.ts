import type { VisibleFact } from '#app/features/facts/contract.ts'
import type { Rupees, VisibleValue } from '#app/features/facts/value-contract.ts'
import { type Amount, formatAmount } from '#app/platform/browser/amounts/amount.ts'
import type { FactRef } from '../guide-contract.ts'

/** A value of a fact as pages show it, with its source and age. */
export interface Figure extends Amount, Pick<VisibleValue, 'condition' | 'note'> {
  /** The maximum number of periods; 1 for none. */
  multiplier: number
  source: { name: string; url: string }
  /** The day of the source or the first day; '' if unknown. */
  asOf: string
  /** Whether `asOf` is the first day. */
  isSince: boolean
  /** The day of the office's last check; '' for never. */
  checkedOn: string
  /** Whether it needs confirmation by the office. */
  isUncertain: boolean
  mayHaveChanged: boolean
  /** Whether it takes effect on `asOf`. */
  isUpcoming: boolean
  previous?: Amount
  /** The amount in rupees at the rate of a day. */
  rupees?: { amount: Amount; on: string; source: string }
}

/**
 * Figures of a reference: current before upcoming. If empty, the page asks to contact the office.
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

/** Returns the current number under the first condition. */
export const firstNumber = (figures: Figures = []) =>
  figures.find(({ from, isUpcoming }) => from && !isUpcoming)

export function toFigures({ values, unit, of, per, multiplier }: VisibleFact): Figures {
  return values.map((value) => {
    const { valid_from, page_date, publisher, address, previous, rupees } = value
    const unitFields = { unit, of, per }
    const isSince = value.is_upcoming || !page_date
    return {
      ...unitFields,
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
      isUncertain: value.is_uncertain,
      mayHaveChanged: value.may_have_changed,
      isUpcoming: value.is_upcoming,
      previous: previous ? { ...previous, ...unitFields } : undefined,
      rupees: rupees ? toRupees(rupees) : undefined,
    }
  })
}

/** Shown below the amount, which has the date. */
function toRupees({ from, to, on, publisher }: Rupees) {
  const amount = { from, to, bound: 'about', text: '', unit: 'NPR', of: '', per: '' } as const
  return { amount, on, source: publisher }
}
