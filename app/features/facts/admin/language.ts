import { language } from '#app/platform/browser/language.ts'

/** Returns the name of a currency in the plural, for example "Australian dollars". */
export function getCurrencyName(currency: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'name' } as const
  const parts = new Intl.NumberFormat(language, options).formatToParts(2)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
