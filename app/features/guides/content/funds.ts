import { type Amount, formatAmount } from '#app/platform/browser/amounts/amount.ts'
import * as words from '../words.ts'
import { type FormattedValue, formatGroup, listRemarks } from './format-figures.ts'
import { groupFigures, isPeriodic, totalAmount } from './group-figures.ts'
import type { Guide } from './guide.ts'
import { type Figure, formatFigure, isCurrent } from './read-guide.ts'

type FundsAnswers = Pick<Guide['answers'], 'funds' | 'fundsOnTop' | 'isTuitionOnTop'>

/** Funds to show as text, with what comes on top of the number, or ''. */
export interface FormattedFunds extends FormattedValue {
  addition: string
}

/** Formats the funds to show as totals. */
export const formatFunds = (answers: FundsAnswers): FormattedFunds[] =>
  groupFigures(answers.funds).flatMap((group) =>
    formatGroup(group, {
      format: (figure) => formatAmount(totalFunds(answers, figure)),
      describe: (figure) => {
        const rupees = totalFundsInRupees(answers, figure)
        return {
          rupees: rupees && formatAmount(rupees),
          remarks: listFundsRemarks(answers, figure),
        }
      },
    }).map((value, index) => {
      const figure = group.current[index]
      return { ...value, addition: figure ? describeAddition(answers, figure) : '' }
    }),
  )

/** The amounts that every student shows beside this one, such as travel. */
export const listFundsOnTop = ({ fundsOnTop = [] }: FundsAnswers, figure: Figure) =>
  figure.from ? fundsOnTop.filter((each) => each.unit === figure.unit && isAmount(each)) : []

const isAmount = (figure: Figure) => figure.from !== '' && isCurrent(figure)

/** The amount over all periods, with the amounts on top. */
export function totalFunds(answers: FundsAnswers, figure: Figure): Amount {
  const total = totalAmount(figure)
  const added = listFundsOnTop(answers, figure).map(totalAmount)
  if (added.length === 0) return total
  const all = [total, ...added]
  const sum = (amounts: string[]) =>
    String(amounts.reduce((result, each) => result + Number(each), 0))
  return {
    ...total,
    from: sum(all.map(({ from }) => from)),
    to: all.some(({ to }) => to) ? sum(all.map(({ from, to }) => to || from)) : '',
    per: '',
  }
}

/** The same in rupees, if there is a rate. */
export function totalFundsInRupees(answers: FundsAnswers, figure: Figure): Amount | undefined {
  if (!figure.rupees) return undefined
  const { from, to } = totalFunds(answers, figure)
  const { rate, amount } = figure.rupees
  const convert = (number: string) => number && String(Math.round(Number(number) * rate))
  return { ...amount, from: convert(from), to: convert(to) }
}

/** "+ unpaid first-year fee" after a number, never after words; '' for none. */
export const describeAddition = ({ isTuitionOnTop }: FundsAnswers, { from }: Figure) =>
  isTuitionOnTop && from ? words.plusTuition : ''

/** The remarks on a total, which name the amount of one period or the amounts of the sum. */
export function listFundsRemarks(answers: FundsAnswers, figure: Figure) {
  const parts = describeParts(answers, figure)
  if (!parts) {
    const count = isPeriodic(figure) && words.timesAmount(figure.multiplier, formatFigure(figure))
    return listRemarks(figure, count)
  }
  // The parts say what the condition says: that this amount is not all.
  return [parts, ...listRemarks({ ...figure, condition: '' }, false)]
}

/** Under what condition the total counts, or what it contains. */
export const describeCondition = (answers: FundsAnswers, figure: Figure) =>
  describeParts(answers, figure) || figure.condition

/** "Living costs AUD 29,710 a year, travel AUD 2,000"; '' if nothing is added. */
function describeParts(answers: FundsAnswers, figure: Figure) {
  const added = listFundsOnTop(answers, figure)
  if (added.length === 0) return ''
  return [figure, ...added].map((each) => `${each.label}: ${formatFigure(each)}`).join('; ')
}
