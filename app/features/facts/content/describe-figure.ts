import { formatAmount } from '#app/platform/browser/amounts/amount.ts'
import type { Fact } from '../contract.ts'
import type { FactValue } from '../value-contract.ts'

/** Formats a value in one line, for example "AUD 2,000 a year outside London". */
export function describeFigure(value: FactValue, { unit, of, per }: Fact) {
  const amount = formatAmount({ ...value, unit, of, per })
  return [amount, value.condition].filter(Boolean).join(' ')
}
