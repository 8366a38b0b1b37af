import { dateFormat } from '#app/contract/date-format.ts'
import { getOwn } from '#app/contract/get-own.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'
import { localizeDigits } from '../digits.ts'
import { dateLanguageOf, language } from '../language.ts'
import * as words from './words.ts'

type AmountParts = Parameters<typeof words.joinAmount>[0]

/** A fee, an amount, a duration or a rank of the fact ledger; '' for values that do not apply. */
export interface Amount {
  /** The number as text: "27.50". */
  from: string
  /** The end of a range. */
  to: string
  bound: AmountParts['bound']
  /** Replaces the number. */
  text: string
  /** A currency code, a unit of time, `date` for days such as "2027-01-13", or another unit. */
  unit: string
  /** What is counted, or what the percentage refers to. */
  of: string
  per: AmountParts['per']
}

/** The amount over several periods: nine times "£1,203 a month" is "£10,827". */
export function multiplyAmount(amount: Amount, count: number): Amount {
  const multiply = (number: string) => number && String(Number(number) * count)
  const { bound, text, unit, of } = amount
  return { from: multiply(amount.from), to: multiply(amount.to), bound, text, unit, of, per: '' }
}

/** A symbol precedes each amount, a code only the first. */
const currencySigns: Record<string, string | undefined> = { EUR: '€', GBP: '£' }
const isCode = (unit: string) => /^[A-Z]{3}$/.test(unit)

/** The text in which an amount stands. */
export interface AmountText {
  language: string
  words: typeof words
  /** The language of the words: English if the text's language has none. */
  wordsLanguage: string
}

const ownText: AmountText = { language, words, wordsLanguage: language }

/** Formats an amount: "about £12,000–£15,000 a year"; number and unit stay on one line. */
export function formatAmount(
  { from, to, bound, text, unit, of, per }: Amount,
  amountText: AmountText = ownText,
) {
  if (!from) return text
  const value = formatRange([from, to].filter(Boolean), unit, amountText)
  return amountText.words.joinAmount({ value, bound, of, per })
}

function formatRange(written: string[], unit: string, amountText: AmountText) {
  const { language: textLanguage, words } = amountText
  if (unit === 'date') return formatDays(written, textLanguage)
  const last = Number(written.at(-1))
  if (unit === 'rank') return words.rank(last)
  if (unit === 'grade points of 4.0') {
    return localizeDigits(
      `${written.map((each) => Number(each).toFixed(1)).join('–')}/4.0`,
      textLanguage,
    )
  }
  if (unit === 'NPR') return `${words.rupees}\u00a0${formatRupees(written.map(Number), amountText)}`
  const numbers = written.map((each) => formatNumber(each, textLanguage))
  const range = numbers.join('–')
  if (unit === 'percent') return `${range}%`
  const sign = getOwn(currencySigns, unit)
  if (sign) return numbers.map((each) => sign + each).join('–')
  if (isCode(unit)) return `${unit}\u00a0${range}`
  return unit in words.times
    ? formatTime(written, unit as keyof typeof words.times, amountText)
    : range
}

const LAKH = 100_000
const CRORE = 100 * LAKH

/** Rupees in lakh and crore: "47.1 lakh–1.11 crore", "47.1–58 lakh", "98,000". */
function formatRupees(amounts: number[], { language: textLanguage, words }: AmountText) {
  const scaled = amounts.map((amount) => {
    const [scale, name] =
      amount < LAKH ? [1, ''] : amount < CRORE ? [LAKH, words.lakh] : [CRORE, words.crore]
    const digits = scale === 1 ? undefined : 3
    const number = (amount / scale).toLocaleString(toNumberLocale(textLanguage), {
      maximumSignificantDigits: digits,
    })
    return { number, name }
  })
  return scaled
    .map(({ number, name }, index) =>
      name && name !== scaled[index + 1]?.name ? `${number}\u00a0${name}` : number,
    )
    .join('–')
}

/** A day or a range of days: "13 January 2027". */
function formatDays([first = '', last = first]: string[], textLanguage: string) {
  const format = dateFormat(dateLanguageOf(textLanguage), { dateStyle: 'long', timeZone: 'UTC' })
  const [from, to] = [new Date(first), new Date(last)]
  // The unit of a fact may have been changed after its values were entered.
  if (Number.isNaN(Number(from)) || Number.isNaN(Number(to))) return [first, last].join('–')
  const text = first === last ? format.format(from) : format.formatRange(from, to)
  return withBikramSambat(text, [first, last], textLanguage)
}

/** A duration or a range: "6–8 weeks". */
export function formatTime(
  written: string[],
  unit: keyof typeof words.times,
  { language: textLanguage, words, wordsLanguage }: AmountText = ownText,
) {
  const [first = 0, last = first] = written.map(Number)
  if (textLanguage === wordsLanguage) {
    const range = written.map((each) => formatNumber(each, textLanguage)).join('–')
    return `${range}\u00a0${words.times[unit](last)}`
  }
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const
  const format = new Intl.NumberFormat(textLanguage, options)
  return first === last ? format.format(first) : format.formatRange(first, last)
}

/** Chromium has no Nepali in Intl: the digits are those of Devanagari, in lakh and crore. */
const toNumberLocale = (textLanguage: string) =>
  textLanguage === 'ne' ? 'en-IN-u-nu-deva' : textLanguage

/** By locale and decimals, because creating one takes longer than formatting a hundred numbers. */
const numberFormats = new Map<string, Intl.NumberFormat>()

/** Keeps the decimals of the input. */
function formatNumber(written: string, textLanguage: string) {
  const [, decimals = ''] = written.split('.')
  const locale = toNumberLocale(textLanguage)
  const key = `${locale} ${decimals.length}`
  const format =
    numberFormats.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals.length })
  numberFormats.set(key, format)
  return format.format(Number(written))
}
