import type { Figure } from './figure.ts'
import type { Guide } from './guide.ts'

/** What the first year costs at least, of the parts that have a figure. */
export interface FirstYear {
  figure: Figure
  parts: ('tuition' | 'living')[]
}

const times = { week: 52, fortnight: 26, month: 12, year: 1 }

/** The lowest tuition and the lowest cost of living; undefined when neither has a figure. */
export function firstYear({ costs }: Pick<Guide, 'costs'>): FirstYear | undefined {
  const known = costs.flatMap(({ part, figure }) => (part && figure ? [{ part, figure }] : []))
  const [first] = known
  if (!first) return undefined
  const from = known.reduce((sum, { figure }) => sum + figure.from * times[figure.per ?? 'year'], 0)
  return {
    figure: { from, unit: first.figure.unit, bound: 'from' },
    parts: known.map(({ part }) => part),
  }
}
