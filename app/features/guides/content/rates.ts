import type { Figures } from './figure.ts'
import type { Guide } from './guide.ts'

/** By which a currency becomes rupees, on a day. */
export interface Rate {
  unit: string
  on: string
  source: string
}

/** The rates at which these stand in rupees now. */
export const ratesIn = (groups: (Figures | undefined)[]): Rate[] =>
  groups.flatMap((figures = []) =>
    figures.flatMap(({ unit, rupees, isAhead }) =>
      rupees && !isAhead ? [{ unit, on: rupees.on, source: rupees.source }] : [],
    ),
  )

/** The rates of what a guide answers first. */
export function findRates({ answers, costs }: Pick<Guide, 'answers' | 'costs'>) {
  const ofFirstYear = costs.filter(({ part }) => part)
  return ratesIn([...ofFirstYear.map(({ figure }) => figure), answers.funds, answers.visaFee])
}
