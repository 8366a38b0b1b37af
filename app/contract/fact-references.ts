/**
 * Texts refer to a fact by its key in braces, "{uk.student-visa.fee}"; visitors read its current
 * value. Other braces are plain text.
 */
const reference = /\{\s*([a-z0-9]+(?:[.-][a-z0-9]+)+)\s*\}/gi

export const toReference = (key: string) => `{${key}}`

/** Returns the keys that a text refers to. */
export const listReferences = (text: string) =>
  [...text.matchAll(reference)].map(([, key = '']) => key)

/** Replaces each reference with the formatted value. */
export function fillReferences(text: string, format: (key: string) => string) {
  return text.replace(reference, (_, key: string, at: number) => {
    const value = format(key)
    return at === 0 ? value.charAt(0).toUpperCase() + value.slice(1) : value
  })
}
