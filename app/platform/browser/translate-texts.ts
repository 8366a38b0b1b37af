import { addEnding, takeEnding } from '#app/contract/nepali-endings.ts'
import type { Texts } from '#app/contract/texts.ts'

/** Joins an inserted value and the words behind it, which may begin with an ending. */
function joinWords(value: string, words: string) {
  const { ending, rest } = takeEnding(words)
  return (ending ? addEnding(value, ending) : value) + rest
}

const placeholder = /\{[^{}]*\}/g

/**
 * Returns a function that translates texts which a program has written in English.
 * @param texts the translations; `{…}` is a value, as in "A lead can have at most {maxItems} phone numbers."
 * @param localizeValue translates what stands for a placeholder
 */
export function createTranslator(texts: Texts, localizeValue: (value: string) => string) {
  const patterns = Object.entries(texts).flatMap(([english, translation]) => {
    const names = english.match(placeholder)
    if (!names) return []
    const parts = english
      .split(placeholder)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    return { names, translation, pattern: new RegExp(`^${parts.join('(.*?)')}$`, 's') }
  })
  return (text: string): string => {
    if (Object.hasOwn(texts, text)) return texts[text] ?? text
    for (const { pattern, names, translation } of patterns) {
      const [, ...values] = text.match(pattern) ?? []
      if (values.length === 0) continue
      return names.reduce((filled, name, index) => {
        const [before = '', ...parts] = filled.split(name)
        const value = values[index] ?? ''
        // Values in quotation marks were typed by a user and are not translated.
        return parts.reduce(
          (start, words) =>
            start + joinWords(start.endsWith('“') ? value : localizeValue(value), words),
          before,
        )
      }, translation)
    }
    return text
  }
}
