/**
 * Matches references to facts in texts: a fact's key in braces, "{uk.student-visa.fee}". Visitors
 * read the current value of the fact. Other words in braces are plain text.
 */
const reference = /\{\s*([a-z0-9]+(?:[.-][a-z0-9]+)+)\s*\}/gi

export const toReference = (key: string) => `{${key}}`

/** Returns the keys that a text refers to. */
export const listReferences = (text: string) =>
  [...text.matchAll(reference)].map(([, key = '']) => key)

/** Returns the parts of a text: references by their key, and the texts between them. */
export function splitReferences(text: string): ({ key: string } | { text: string })[] {
  // `split` returns the keys, which the pattern captures, at odd positions.
  return text
    .split(reference)
    .map((part, index) => (index % 2 === 1 ? { key: part } : { text: part }))
    .filter((part) => !('text' in part) || part.text !== '')
}

/** Replaces each reference with the formatted value. */
export function fillReferences(text: string, format: (key: string) => string) {
  return text.replace(reference, (_, key: string, at: number) => {
    const value = format(key)
    return at === 0 ? value.charAt(0).toUpperCase() + value.slice(1) : value
  })
}
