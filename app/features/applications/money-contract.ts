import { Type } from 'typebox'

/** ISO 4217 codes of fees; '' if unknown. */
export const currencies = [
  'AUD',
  'GBP',
  'USD',
  'CAD',
  'NZD',
  'EUR',
  'JPY',
  'KRW',
  'NPR',
  'INR',
  'CHF',
  'DKK',
  'SEK',
  'CNY',
  'AED',
  'SGD',
  'MYR',
] as const

export const Currency = Type.Enum(['', ...currencies])

/** An amount in the minor unit of the currency; null if unknown. */
export const Amount = Type.Union([
  Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
  Type.Null(),
])

/** Currencies without a minor unit. */
const wholeCurrencies = ['JPY', 'KRW']

const decimalsOf = (currency: string) => (wholeCurrencies.includes(currency) ? 0 : 2)

/** Returns an amount of the minor unit as decimal text: "3000" or "27.50". */
export function toMajor(amount: number, currency: string) {
  const decimals = decimalsOf(currency)
  const text = (amount / 10 ** decimals).toFixed(decimals)
  return text.replace(/\.00$/, '')
}

/** Reads a decimal text as an amount of the minor unit; undefined if it is none. */
export function toMinor(text: string, currency: string) {
  const plain = text.replaceAll(/[\s,]/g, '')
  const decimals = decimalsOf(currency)
  const form = decimals === 0 ? /^\d{1,10}$/ : /^\d{1,8}(\.\d{1,2})?$/
  return form.test(plain) ? Math.round(Number(plain) * 10 ** decimals) : undefined
}
