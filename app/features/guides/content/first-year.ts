import type { Amount } from '#app/platform/browser/amounts/amount.ts'
import { type Figure, firstNumber } from './figure.ts'
import type { Guide } from './guide.ts'

/** The minimum cost of the first year, from the parts with a figure. */
export interface FirstYear {
  figure: Amount
  /** The sum in rupees if all parts have a rate. */
  rupees?: Amount
  parts: ('tuition' | 'living')[]
  /** Whether a part needs confirmation by the office. */
  isUncertain: boolean
}

const times = { week: 52, fortnight: 26, month: 12, year: 1 }

/** Adds the lowest tuition and cost of living; undefined if neither has a figure. */
export function calculateFirstYear({ costs }: Pick<Guide, 'costs'>): FirstYear | undefined {
  const known = costs.flatMap(({ part, figure }) => {
    const number = firstNumber(figure)
    return part && number ? [{ part, number }] : []
  })
  const [first] = known
  if (!first) return undefined
  const numbers = known.map(({ number }) => number)
  // Approximate figures may be lower.
  const isAbout = numbers.some(({ bound }) => bound === 'about')
  const whole = { to: '', of: '', per: '' } as const
  const { rupees } = first.number
  return {
    figure: {
      ...first.number,
      ...whole,
      from: String(sumYear(numbers, ({ from }) => from)),
      bound: isAbout ? 'about' : 'from',
    },
    rupees:
      rupees && numbers.every((each) => each.rupees)
        ? { ...rupees.amount, ...whole, from: roundAmount(sumYear(numbers, toRupees)) }
        : undefined,
    parts: known.map(({ part }) => part),
    isUncertain: numbers.some(({ isUncertain }) => isUncertain),
  }
}

const sumYear = (numbers: Figure[], read: (number: Figure) => string) =>
  numbers.reduce((sum, number) => sum + Number(read(number)) * times[number.per || 'year'], 0)

const toRupees = ({ rupees }: Figure) => rupees?.amount.from ?? ''

/** Rounds to three digits. */
const roundAmount = (sum: number) => String(Number(sum.toPrecision(3)))
