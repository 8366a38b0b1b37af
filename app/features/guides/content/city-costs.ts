import { type Amount, formatAmount } from '#app/platform/browser/amounts/amount.ts'
import { listRemarks } from './format-figures.ts'
import type { Guide } from './guide.ts'
import { type Figure, firstNumber, formatFigure, timesAYear } from './read-guide.ts'

/** The costs of a city, formatted for the chart. */
interface CityCosts {
  name: string
  isAverage?: boolean
  figure: Figure
  value: string
  rupees?: string
  remarks: string
  /** The length of the bar, 0 to 1. */
  share: number
}

/**
 * Brings the costs of the cities to one scale. If their periods differ, all are shown for a month,
 * with the figure of the source beside them.
 */
export function toCityCosts(list: NonNullable<Guide['cities']>['list']): CityCosts[] {
  const known = list.flatMap(({ figure, ...city }) => {
    const number = firstNumber(figure)
    return number ? [{ ...city, figure: number }] : []
  })
  const max = Math.max(1, ...known.map(({ figure }) => toYearlyEnd(figure)))
  const isMixed = new Set(known.map(({ figure }) => figure.per)).size > 1
  return known.map(({ figure, ...city }) => {
    const isConverted = isMixed && figure.per !== 'month'
    const { rupees } = figure
    const remarks = listRemarks(figure)
    return {
      ...city,
      figure,
      value: isConverted ? formatAmount(toMonthly(figure, figure.per)) : formatFigure(figure),
      rupees:
        rupees && formatAmount(isConverted ? toMonthly(rupees.amount, figure.per) : rupees.amount),
      remarks: [isConverted && formatFigure(figure), ...remarks].filter(Boolean).join(', '),
      share: toYearlyEnd(figure) / max,
    }
  })
}

const toYearlyEnd = ({ from, to, per }: Figure) => Number(to || from) * timesAYear[per]

/** Rounded to three digits, since months differ in length. */
function toMonthly(amount: Amount, per: Figure['per']): Amount {
  const convert = (number: string) =>
    number && String(Number(((Number(number) * timesAYear[per]) / 12).toPrecision(3)))
  const { text, unit, of } = amount
  return {
    from: convert(amount.from),
    to: convert(amount.to),
    bound: 'about',
    text,
    unit,
    of,
    per: amount.per && 'month',
  }
}
