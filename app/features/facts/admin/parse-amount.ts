import { toLatinDigits } from '#app/contract/latin-digits.ts'
import type { Fact } from '../contract.ts'
import type { Figure } from '../figure-contract.ts'
import { currencies, isCurrency } from '../vocabulary-contract.ts'
import { periodNames, unitNames } from './fact-labels.ts'

type ParsedAmount = Pick<Figure, 'from' | 'to' | 'bound'> | { error: string }

const MAX_DIGITS = 12

/** Currency signs and words by unit; "$" stands for every dollar. */
// A list, since builds of further languages replace a locale.
const names = new Intl.DisplayNames(['en'], { type: 'currency' })
const dollars = currencies.filter((currency) => names.of(currency)?.endsWith('Dollar'))
const unitsBySign: [pattern: string, units: readonly string[]][] = [
  ['au\\$|a\\$', ['AUD']],
  ['ca\\$|c\\$', ['CAD']],
  ['nz\\$', ['NZD']],
  ['us\\$', ['USD']],
  ['\\$|dollars?', dollars],
  ['€|euros?', ['EUR']],
  ['£|pounds?', ['GBP']],
  ['¥|yen', ['JPY']],
  ['₩|won', ['KRW']],
  ['nrs\\.?|rs\\.?|रु\\.?|रू\\.?|rupees?|रुपैयाँ', ['NPR']],
  ['%|per ?cent|प्रतिशत', ['percent']],
  ['hours?|घण्टा', ['hour']],
  ['days?|दिन', ['day']],
  ['weeks?|हप्ता', ['week']],
  ['months?|महिना', ['month']],
  ['years?|वर्ष', ['year']],
]

const bounds: [pattern: RegExp, bound: Figure['bound']][] = [
  [/^(about|around|approximately|approx\.?|ca\.|~|करिब)\s*/, 'about'],
  [/^(up to|at most|बढीमा)\s+/, 'up to'],
  [/^(at least|minimum|कम्तीमा)\s+/, 'at least'],
  [/^from\s+/, 'from'],
  [/^(on average|औसत)\s+/, 'on average'],
]

const scales: [pattern: RegExp, scale: number][] = [
  [/\s*(lakhs?|lacs?|लाख)$/, 100_000],
  [/\s*(crores?|करोड)$/, 10_000_000],
  [/\s*(thousand|हजार)$/, 1000],
  [/\s*million$/, 1_000_000],
]

/**
 * Reads an amount as people write it: "AUD 2,600", "2 600", "रु १.५ लाख", "2,000–2,600 a year". The
 * number must fit the unit of the fact.
 */
export function parseAmount(
  typed: string,
  { unit, per }: Pick<Fact, 'unit' | 'per'>,
): ParsedAmount {
  const [bound, amount] = takeBound(normalize(typed))
  const [period, withoutPeriod] = takePeriod(amount)
  if (period && period !== per)
    return { error: `Please enter the amount for “${periodNames[per]}”.` }
  const [isOtherUnit, numbers] = takeUnits(withoutPeriod, unit)
  if (isOtherUnit) return { error: `This value is in ${unitNames[unit]}.` }
  const parts = numbers.split(/\s*(?:[–—-]|\bto\b|देखि)\s*/)
  const last = parseNumber(parts.at(-1) ?? '')
  const first = parts.length > 1 ? parseNumber(parts[0] ?? '') : last
  if (!first || !last || parts.length > 2) {
    const hint = numbers.includes('.') ? ' A dot is only for decimals.' : ''
    return { error: `Please enter ${example(unit)}.${hint}` }
  }
  if (parts.length === 1) return { from: format(last), to: '', bound }
  // "1.5–2 lakh" means lakh for both, "98,000–1.5 lakh" does not.
  const isScaleShared = first.scale === 1 && first.number * last.scale < last.number * last.scale
  const start = isScaleShared ? { ...first, scale: last.scale } : first
  if (start.number * start.scale >= last.number * last.scale) {
    return { error: 'The end of a range must be higher than its beginning.' }
  }
  return { from: format(start), to: format(last), bound }
}

const example = (unit: string) =>
  isCurrency(unit)
    ? 'an amount, for example 2600, 2,600 or 2,000–2,600'
    : 'a number, for example 6 or 6–8'

/** Lower case, with Latin digits and single spaces. */
const normalize = (typed: string) =>
  toLatinDigits(typed.normalize('NFKC')).toLowerCase().replace(/\s+/g, ' ').trim()

function takeBound(text: string): [Figure['bound'], string] {
  const found = bounds.find(([pattern]) => pattern.test(text))
  return found ? [found[1], text.replace(found[0], '')] : ['', text]
}

function takePeriod(text: string): [string, string] {
  const pattern = /(?:\s*\/\s*|\s+(?:an?|per|each|every)\s+)(week|fortnight|month|year)$/
  return [text.match(pattern)?.[1] ?? '', text.replace(pattern, '')]
}

/** Removes currency and unit. Returns whether one of them is not the unit of the fact. */
function takeUnits(text: string, unit: string): [isOtherUnit: boolean, text: string] {
  let isOtherUnit = false
  const suffix = unit === 'rank' ? /(?<=\d)(st|nd|rd|th)\b|^#/g : /\s*\/\s*4(\.0)?$/g
  const start = unit === 'rank' || unit === 'grade points of 4.0' ? text.replace(suffix, '') : text
  const withoutCodes = start.replace(/(?<![\p{L}\p{M}])[a-z]{3}(?![\p{L}\p{M}$])/gu, (word) => {
    const code = word.toUpperCase()
    if (!isCurrency(code)) return word
    isOtherUnit ||= code !== unit
    return ' '
  })
  const numbers = unitsBySign.reduce((rest, [pattern, units]) => {
    const sign = new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'gu')
    return rest.replace(sign, () => {
      isOtherUnit ||= !units.includes(unit)
      return ' '
    })
  }, withoutCodes)
  return [isOtherUnit, numbers.replace(/\s+/g, ' ').trim()]
}

interface ScaledNumber {
  /** Without separators. */
  digits: string
  number: number
  scale: number
}

/** Reads one number, with thousands or lakhs separated by commas or spaces. */
function parseNumber(text: string): ScaledNumber | undefined {
  const found = scales.find(([pattern]) => pattern.test(text))
  const [pattern, scale] = found ?? [/$/, 1]
  const written = text.replace(pattern, '')
  const isPlain = /^\d+(\.\d+)?$/.test(written)
  const isGrouped = /^\d{1,3}([, ])(\d{2,3}\1)*\d{3}(\.\d+)?$/.test(written)
  if (!isPlain && !isGrouped) return undefined
  const digits = written.replace(/[, ]/g, '').replace(/^0+(?=\d)/, '')
  const [whole = '', decimals = ''] = digits.split('.')
  const isTooPrecise = scale === 1 && decimals.length > 2
  if (isTooPrecise || whole.length > MAX_DIGITS) return undefined
  return { digits, number: Number(digits), scale }
}

/** Keeps the decimals as they were typed: "27.50". */
function format({ digits, number, scale }: ScaledNumber) {
  return scale === 1 ? digits : String(Math.round(number * scale * 100) / 100)
}
