import { localizeDigits } from '#app/platform/browser/digits.ts'
import sentences from './sentences.ne.ts'

/** Returns the Nepali of a text of the server; without one, the text itself. */
export function localizeText(text: string): string {
  if (Object.hasOwn(sentences, text)) return sentences[text] ?? text
  for (const { pattern, names, translation } of patterns) {
    const [, ...values] = text.match(pattern) ?? []
    if (values.length === 0) continue
    return names.reduce(
      (filled, name, index) => filled.replaceAll(name, () => localizeValue(values[index] ?? '')),
      translation,
    )
  }
  return text
}

const placeholder = /\{[^{}]*\}/g

/** Sentences with values, such as "A lead can have at most {maxItems} phone numbers." */
const patterns = Object.entries(sentences).flatMap(([english, translation]) => {
  const names = english.match(placeholder)
  if (!names) return []
  const parts = english
    .split(placeholder)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return { names, translation, pattern: new RegExp(`^${parts.join('(.*?)')}$`, 's') }
})

const localizeValue = (value: string) =>
  /^[\d.,]+( \p{L}{1,2}| %)?$/u.test(value) ? localizeDigits(value) : localizeText(value)
