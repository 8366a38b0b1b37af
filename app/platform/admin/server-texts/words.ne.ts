import { nepaliDigits } from '#app/platform/browser/nepali-digits.ts'
import { createTranslator } from '#app/platform/browser/translate-texts.ts'
import sentences from './sentences.ne.ts'

const translate = createTranslator(sentences, localizeValue)

/** Returns the Nepali of a text of the server; without one, the text itself. */
export const localizeText = (text: string): string => translate(text)

function localizeValue(value: string): string {
  return /^[\d.,]+( \p{L}{1,2}| %)?$/u.test(value) ? nepaliDigits(value) : translate(value)
}
