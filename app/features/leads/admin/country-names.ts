import { countries, nameCountry } from '#app/platform/admin/countries.ts'

/** Common short names that the list of countries does not contain. */
const shortNames = [
  ['usa', 'US'],
  ['uk', 'GB'],
  ['korea', 'KR'],
]
// A list, since builds of further languages replace a locale.
const english = new Intl.DisplayNames(['en'], { type: 'region' })
const codes = new Map([
  ...countries.map(([code]) => [english.of(code)?.toLowerCase() ?? code, code] as const),
  ...countries.map(([code, name]) => [name.toLowerCase(), code] as const),
  ...countries.map(([code]) => [code.toLowerCase(), code] as const),
  ...(shortNames as [string, string][]),
])

/** "Canada, Australia" */
export const nameCountries = (countryCodes: string[]) => countryCodes.map(nameCountry).join(', ')

/** Parses country names separated by commas or line breaks. `unknown` is the first unknown name. */
export function readCountries(text: string) {
  const names = text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
  const read = names.map((name) => codes.get(name.toLowerCase()))
  return {
    codes: [...new Set(read.filter((code) => code !== undefined))],
    unknown: names.find((_, index) => read[index] === undefined),
  }
}
