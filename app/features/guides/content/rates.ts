import type { Figures } from './figure.ts'
import type { Guide } from './guide.ts'

/** An exchange rate to rupees on a day. */
export interface Rate {
  unit: string
  on: string
  source: string
}

/** Returns the current exchange rates of these figures. */
export const listRates = (groups: (Figures | undefined)[]): Rate[] =>
  groups.flatMap((figures = []) =>
    figures.flatMap(({ unit, rupees, isUpcoming }) =>
      rupees && !isUpcoming ? [{ unit, on: rupees.on, source: rupees.source }] : [],
    ),
  )

/** Returns the exchange rates of a guide's first answers. */
export function findRates({ answers, costs }: Pick<Guide, 'answers' | 'costs'>) {
  const ofFirstYear = costs.filter(({ part }) => part)
  return listRates([...ofFirstYear.map(({ figure }) => figure), answers.funds, answers.visaFee])
}
