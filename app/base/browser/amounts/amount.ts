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

/**
 * As it is read: "about £12,000–£15,000 a year"; an amount and its unit stay on one line. In a text of
 * another language its numbers and times are in that; its words stay this build's.
 */
export function formatAmount(
  { from, to, bound, text, unit, of, per }: Amount,
  textLanguage = language,
) {
  if (!from) return text
  const value = formatRange([from, to].filter(Boolean), unit, textLanguage)
  return [bound && words.bounds[bound], value, of, per && words.periods[per]]
    .filter(Boolean)
    .join(' ')
}

function formatRange(written: string[], unit: string, textLanguage: string) {
  const last = Number(written.at(-1))
  if (unit === 'rank') return words.rank(last)
  if (unit === 'grade points of 4.0') return `${last.toFixed(1)}/4.0`
  const numbers = written.map((each) => formatNumber(each, textLanguage))
  const range = numbers.join('–')
  if (unit === 'percent') return `${range}%`
  if (codes.includes(unit)) return `${unit}\u00a0${range}`
  const sign = currencySigns[unit]
  if (sign) return numbers.map((each) => sign + each).join('–')
  return unit in words.times
    ? formatTime(written, unit as keyof typeof words.times, textLanguage)
    : range
}

/** A time, or from one to another: "6–8 weeks". */
export function formatTime(
  written: string[],
  unit: keyof typeof words.times,
  textLanguage = language,
) {
  const [first = 0, last = first] = written.map(Number)
  if (textLanguage === language) {
    const range = written.map((each) => formatNumber(each, language)).join('–')
    return `${range}\u00a0${words.times[unit](last)}`
  }
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const
  const format = new Intl.NumberFormat(textLanguage, options)
  return first === last ? format.format(first) : format.formatRange(first, last)
}

/** With the decimals that it is written with. */
function formatNumber(written: string, textLanguage: string) {
  const [, decimals = ''] = written.split('.')
  return Number(written).toLocaleString(textLanguage, { minimumFractionDigits: decimals.length })
}
