import type { Amount } from '#app/base/browser/amounts/amount.ts'
import { firstNumber } from './figure.ts'
import type { Guide } from './guide.ts'

/** What the first year costs at least, of the parts that have a figure. */
export interface FirstYear {
  figure: Amount
  parts: ('tuition' | 'living')[]
  /** The office is to be asked whether one of its parts is still so. */
  isUnsure: boolean
}

const times = { week: 52, fortnight: 26, month: 12, year: 1 }

/** The lowest tuition and the lowest cost of living; undefined when neither has a figure. */
export function firstYear({ costs }: Pick<Guide, 'costs'>): FirstYear | undefined {
  const known = costs.flatMap(({ part, figure }) => {
    const number = firstNumber(figure)
    return part && number ? [{ part, number }] : []
  })
  const [first] = known
  if (!first) return undefined
  const sum = known.reduce(
    (rest, { number }) => rest + Number(number.from) * times[number.per || 'year'],
    0,
  )
  // What is about so much may be less.
  const isAbout = known.some(({ number }) => number.bound === 'about')
  return {
    figure: {
      ...first.number,
      from: String(sum),
      to: '',
      of: '',
      per: '',
      bound: isAbout ? 'about' : 'from',
    },
    parts: known.map(({ part }) => part),
    isUnsure: known.some(({ number }) => number.isUnsure),
  }
}
