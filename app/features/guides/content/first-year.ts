import type { Amount } from '#app/base/browser/amounts/amount.ts'
import { type Figure, firstNumber } from './figure.ts'
import type { Guide } from './guide.ts'

/** What the first year costs at least, of the parts that have a figure. */
export interface FirstYear {
  figure: Amount
  /** The same in rupees, where each part is known in them. */
  rupees?: Amount
  parts: ('tuition' | 'living')[]
  /** The office is to be asked whether one of its parts is still so. */
  isUnsure: boolean
}

const times = { week: 52, fortnight: 26, month: 12, year: 1 }

/** The lowest tuition and the lowest cost of living; undefined when neither has a figure. */
export function calculateFirstYear({ costs }: Pick<Guide, 'costs'>): FirstYear | undefined {
  const known = costs.flatMap(({ part, figure }) => {
    const number = firstNumber(figure)
    return part && number ? [{ part, number }] : []
  })
  const [first] = known
  if (!first) return undefined
  const numbers = known.map(({ number }) => number)
  // What is about so much may be less.
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
    isUnsure: numbers.some(({ isUnsure }) => isUnsure),
  }
}

const sumYear = (numbers: Figure[], read: (number: Figure) => string) =>
  numbers.reduce((sum, number) => sum + Number(read(number)) * times[number.per || 'year'], 0)

const toRupees = ({ rupees }: Figure) => rupees?.amount.from ?? ''

/** Of three digits, as the parts are. */
const roundAmount = (sum: number) => String(Number(sum.toPrecision(3)))
