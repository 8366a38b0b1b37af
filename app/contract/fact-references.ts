/**
 * Texts name a fact by its key in braces, "{uk.student-visa.fee}"; visitors read what it says now.
 * Braces around what could be no key are signs like others.
 */
const reference = /\{\s*([a-z0-9]+(?:[.-][a-z0-9]+)+)\s*\}/gi

export const toReference = (key: string) => `{${key}}`

/** The keys that a text names. */
export const listReferences = (text: string) =>
  [...text.matchAll(reference)].map(([, key = '']) => key)

/** The text with what `say` says in the place of each key. */
export function fillReferences(text: string, format: (key: string) => string) {
  return text.replace(reference, (_, key: string, at: number) => {
    const value = format(key)
    return at === 0 ? value.charAt(0).toUpperCase() + value.slice(1) : value
  })
}
