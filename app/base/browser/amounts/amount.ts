import { language } from '../language.ts'
import * as words from './words.ts'

/** A fee, an amount, a time or a rank, as the ledger of facts has it; '' for what does not apply. */
export interface Amount {
  /** A number as it is written: "27.50". */
  from: string
  /** The end of a range. */
  to: string
  bound: keyof typeof words.bounds | ''
  /** In place of a number. */
  text: string
  /** A currency by its code, a time, or what else can be counted. */
  unit: string
  /** What it counts, or what a percentage is of. */
  of: string
  per: keyof typeof words.periods | ''
}

/** A symbol stands before each amount, a code once before both. */
const currencySigns: Record<string, string | undefined> = { EUR: '€', GBP: '£' }
const codes = ['AUD', 'CAD', 'JPY', 'KRW', 'NPR', 'NZD', 'USD']

/** As it is read: "about £12,000–£15,000 a year"; an amount and its unit stay on one line. */
export function formatAmount({ from, to, bound, text, unit, of, per }: Amount) {
  if (!from) return text
  const value = formatRange([from, to].filter(Boolean), unit)
  return [bound && words.bounds[bound], value, of, per && words.periods[per]]
    .filter(Boolean)
    .join(' ')
}

function formatRange(written: string[], unit: string) {
  const last = Number(written.at(-1))
  if (unit === 'rank') return words.rank(last)
  if (unit === 'grade points of 4.0') return `${last.toFixed(1)}/4.0`
  const numbers = written.map(formatNumber)
  const range = numbers.join('–')
  if (unit === 'percent') return `${range}%`
  if (codes.includes(unit)) return `${unit}\u00a0${range}`
  const sign = currencySigns[unit]
  if (sign) return numbers.map((each) => sign + each).join('–')
  return unit in words.times
    ? `${range}\u00a0${words.times[unit as keyof typeof words.times](last)}`
    : range
}

/** With the decimals that it is written with. */
function formatNumber(written: string) {
  const [, decimals = ''] = written.split('.')
  return Number(written).toLocaleString(language, { minimumFractionDigits: decimals.length })
}
