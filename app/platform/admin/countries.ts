import { isCountryCode } from '#app/contract/country-codes.ts'
import { getCountryName } from '../browser/country-names/words.ts'
import type { Options } from './fields.ts'

/** Returns the name of a country by its ISO 3166 code. */
export const nameCountry = getCountryName

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** All countries with their ISO 3166 codes, sorted by name. */
export const countries: Options = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter(isCountryCode)
  .map((code): Options[number] => [code, getCountryName(code)])
  .toSorted(([, a], [, b]) => a.localeCompare(b))
