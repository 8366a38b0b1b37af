import { isCountryCode } from '#app/contract/country-codes.ts'
import type { Options } from './fields.ts'

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Returns the English name of a country by its ISO 3166 code. */
export const nameCountry = (code: string) => names.of(code) ?? code

/** All countries with their ISO 3166 codes, sorted by name. */
export const countries: Options = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter(isCountryCode)
  .map((code): Options[number] => [code, nameCountry(code)])
  .toSorted(([, a], [, b]) => a.localeCompare(b))
