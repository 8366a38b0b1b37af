import { language } from '../language.ts'
import * as words from './words.ts'

/** A fee, an amount, a duration or a rank of the fact ledger; '' for values that do not apply. */
export interface Amount {
  /** The number as text: "27.50". */
  from: string
  /** The end of a range. */
  to: string
  bound: keyof typeof words.bounds | ''
  /** Replaces the number. */
  text: string
  /** A currency code, a unit of time, or another unit. */
  unit: string
  /** What is counted, or what the percentage refers to. */
  of: string
  per: keyof typeof words.periods | ''
}

/** A symbol precedes each amount, a code only the first. */
const currencySigns: Record<string, string | undefined> = { EUR: '€', GBP: '£' }
const codes = ['AUD', 'CAD', 'JPY', 'KRW', 'NPR', 'NZD', 'USD']

/**
 * Formats an amount: "about £12,000–£15,000 a year"; number and unit stay on one line. Numbers and
 * units of time follow the language of the text; other words are in the language of this build.
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

/** A duration or a range: "6–8 weeks". */
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

/** Keeps the decimals of the input. */
function formatNumber(written: string, textLanguage: string) {
  const [, decimals = ''] = written.split('.')
  return Number(written).toLocaleString(textLanguage, { minimumFractionDigits: decimals.length })
}
