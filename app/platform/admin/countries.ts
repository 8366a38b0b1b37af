import type { Options } from './fields.ts'

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Returns the English name of a country by its ISO 3166 code. */
export const nameCountry = (code: string) => names.of(code) ?? code

/** All countries with their ISO 3166 codes, sorted by name. */
export const countries: Options = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => isCurrent(code) && names.of(code))
  .map((code): Options[number] => [code, nameCountry(code)])
  .toSorted(([, a], [, b]) => a.localeCompare(b))

/**
 * Whether the code is a country. Unicode also names former codes and regions that are not
 * countries.
 */
function isCurrent(code: string) {
  const { region } = new Intl.Locale('und', { region: code })
  return region === code && !/^(E[UZ]|UN|X[AB]|ZZ)$/.test(code)
}
