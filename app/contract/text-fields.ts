/**
 * Placeholders for data of the recipient: "Dear {name}". Fact keys contain dots, so they never
 * clash; other words in braces are plain text.
 */
export const textFields = ['name', 'country', 'next date'] as const
export type TextField = (typeof textFields)[number]

/** The known values; missing values are undefined. */
export type FieldValues = Partial<Record<TextField, string>>

const field = /\{\s*(name|country|next[ _]date)\s*\}/gi

const toField = (written: string) => written.toLowerCase().replace('_', ' ') as TextField

/** Fills in the known values; unknown ones stay in braces. */
export const fillFields = (text: string, values: FieldValues) =>
  text.replace(field, (gap, written: string) => values[toField(written)] || gap)

/** Returns the placeholders that have to be filled in manually. */
export const listUnfilledFields = (text: string) => [
  ...new Set([...text.matchAll(field)].map(([, written = '']) => toField(written))),
]

/** Returns the position of the first unfilled placeholder. */
export function findUnfilledField(text: string) {
  const [found] = text.matchAll(field)
  return found && { from: found.index, until: found.index + found[0].length }
}

/** Returns a word in braces that is not a placeholder, most likely a typing mistake. */
export const findUnknownField = (text: string) =>
  [...text.matchAll(/\{\s*([a-z]+(?:[ _][a-z]+)*)\s*\}/gi)]
    .map(([, written = '']) => written)
    .find((written) => !textFields.some((each) => each === toField(written)))

/** Formats a list for a sentence. */
export const formatFieldNames = (gaps: TextField[]) => gaps.map((gap) => `{${gap}}`).join(', ')
