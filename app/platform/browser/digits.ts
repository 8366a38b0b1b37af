import { language } from './language.ts'
import { nepaliDigits } from './nepali-digits.ts'

/** Writes the digits of a text as its language does: in Devanagari in Nepali. */
export const localizeDigits = (text: string | number, textLanguage: string = language) =>
  textLanguage === 'ne' ? nepaliDigits(text) : String(text)

/**
 * Writes a number as its language does; leaves all else. Builds of further languages add the call to the
 * screens, see languages.ts.
 * @public
 */
export const localizeNumber = <Value>(value: Value) =>
  typeof value === 'number' ? localizeDigits(value) : value
