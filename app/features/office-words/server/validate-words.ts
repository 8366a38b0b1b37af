import { findPlaceholders } from '#app/contract/fill-in.ts'
import type { WordName } from '#app/contract/office-words.ts'
import type { FieldError } from '#app/platform/server/http/errors.ts'
import type { WordTexts } from '../contract.ts'

/**
 * Checks that each text has the placeholders of its original and no others. Returns errors by field
 * path, for example "texts.reply_by".
 */
export function validateWords(texts: WordTexts, getOriginal: (name: WordName) => string) {
  const errors = Object.entries(texts).flatMap(([name, text]) => {
    const error = validatePlaceholders(text, findPlaceholders(getOriginal(name as WordName)))
    return error ? [[`texts.${name}`, error] as const] : []
  })
  return Object.fromEntries(errors)
}

function validatePlaceholders(text: string, allowed: string[]): FieldError | undefined {
  const found = findPlaceholders(text)
  const unknown = found.find((placeholder) => !allowed.includes(placeholder))
  if (unknown !== undefined) return describeUnknown(unknown, allowed)
  const missing = allowed.find((placeholder) => !found.includes(placeholder))
  return missing === undefined ? undefined : describeMissing(missing)
}

const describeUnknown = (placeholder: string, allowed: string[]) => ({
  code: 'unknown_placeholder',
  params: { placeholder },
  detail:
    allowed.length > 0
      ? `${placeholder} cannot be filled in here. Please use only ${allowed.join(' and ')}.`
      : `${placeholder} cannot be filled in here. Please remove it.`,
})

const describeMissing = (placeholder: string) => ({
  code: 'missing_placeholder',
  params: { placeholder },
  detail: `Please add ${placeholder} where the value belongs.`,
})
