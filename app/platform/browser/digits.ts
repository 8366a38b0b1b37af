import { language } from './language.ts'
import { nepaliDigits } from './nepali-digits.ts'

/** Writes the digits of a text as its language does: in Devanagari in Nepali. */
export const localizeDigits = (text: string | number, textLanguage: string = language) =>
  textLanguage === 'ne' ? nepaliDigits(text) : String(text)
