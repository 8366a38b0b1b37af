import { language } from '#app/base/browser/language.ts'
import * as words from '../words.ts'

/** A fee, an amount, a time or a rank: a value of its own, so that it can be checked and dated. */
export interface Figure {
  from: number
  /** The end of a range. */
  to?: number
  unit: Currency | Time | 'rank' | 'percent' | 'grade points of 4.0'
  /** What a percentage is of, as in "of the minimum wage". */
  of?: string
  per?: 'week' | 'fortnight' | 'month' | 'year'
  bound?: 'about' | 'up to' | 'at least' | 'from'
  /** Read after the value, in small print. */
  note?: string
  source?: { name: string; url?: string }
  /** The day from which the source says so, or on which it was read, as in 2026-05-31. */
  asOf?: string
  /** The day somebody compared it with its source, as in 2026-05-31. */
  checkedOn?: string
}

export interface LabelledFigure {
  label: string
  /** Missing when no figure is known here: the office is to be asked. */
  figure?: Figure
}

type Currency = keyof typeof currencySigns
type Time = 'hour' | 'week' | 'month' | 'year'

const currencySigns = {
  AUD: 'AUD\u00a0',
  CAD: 'CAD\u00a0',
  EUR: '€',
  GBP: '£',
  JPY: 'JPY\u00a0',
  NZD: 'NZD\u00a0',
  USD: 'USD\u00a0',
}

/** As it is read: "about £12,000–£15,000 a year"; an amount and its unit stay on one line. */
export function formatFigure({ from, to, unit, of, per, bound }: Figure) {
  const value = formatRange(from, to, unit)
  const parts = [bound && words.bounds[bound], value, of, per && words.periods[per]]
  return parts.filter(Boolean).join(' ')
}

function formatRange(from: number, to: number | undefined, unit: Figure['unit']) {
  if (unit === 'rank') return words.rank(from)
  if (unit === 'grade points of 4.0') return `${from.toFixed(1)}/4.0`
  const numbers = to === undefined ? [from] : [from, to]
  const texts = numbers.map((number) => number.toLocaleString(language))
  if (unit === 'percent') return `${texts.join('–')}%`
  if (isCurrency(unit)) return formatMoney(texts, currencySigns[unit])
  return `${texts.join('–')}\u00a0${words.times[unit](to ?? from)}`
}

/** A symbol stands before each amount, a code once before both. */
function formatMoney(amounts: string[], sign: string) {
  const isCode = sign.length > 1
  return isCode ? `${sign}${amounts.join('–')}` : amounts.map((each) => sign + each).join('–')
}

function isCurrency(unit: string): unit is Currency {
  return unit in currencySigns
}
