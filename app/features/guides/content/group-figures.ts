import { type Amount, multiplyAmount } from '#app/platform/browser/amounts/amount.ts'
import { type Figure, type Figures, isCurrent } from './read-guide.ts'

/** The values of a fact under one condition. */
export interface FigureGroup {
  /** Those that readers of today meet. */
  current: Figure[]
  /** Those that end before. */
  ending: Figure[]
  upcoming: Figure[]
}

/** Groups the values of each fact by condition. */
export function groupFigures(figures: Figures = []): FigureGroup[] {
  const groups = Map.groupBy(figures, ({ key, condition }) => `${key} ${condition}`)
  return [...groups.values()].map((group) => ({
    current: group.filter(isCurrent),
    ending: group.filter(({ lastDay }) => lastDay),
    upcoming: group.filter(({ isUpcoming }) => isUpcoming),
  }))
}

/** Whether there is something to show. */
export const hasFigures = (figures: Figures = []) => figures.length > 0

/** Returns all figures in a part of a guide. */
export function listFigures(part: unknown): Figures {
  if (typeof part !== 'object' || part === null) return []
  return 'isUpcoming' in part ? [part as Figure] : Object.values(part).flatMap(listFigures)
}

/** The amount over all periods of a figure: "£1,203 a month, for 9 months" is £10,827. */
export function totalAmount(figure: Figure): Amount {
  const { from, to, bound, text, unit, of, per, multiplier } = figure
  const amount = { from, to, bound, text, unit, of, per }
  return isPeriodic(figure) ? multiplyAmount(amount, multiplier) : amount
}

/** Whether the figure counts for several periods. */
export const isPeriodic = ({ multiplier, per }: Figure) => multiplier > 1 && per !== ''
