import { listCountryCodes } from '#app/contract/country-codes.ts'
import { getCountryName } from '../browser/country-names/words.ts'
import type { Options } from './fields.ts'

/** Returns the name of a country by its ISO 3166 code. */
export const nameCountry = getCountryName

/** All countries with their ISO 3166 codes, sorted by name. */
export const countries: Options = listCountryCodes()
  .map((code): Options[number] => [code, getCountryName(code)])
  .toSorted(([, a], [, b]) => a.localeCompare(b))
