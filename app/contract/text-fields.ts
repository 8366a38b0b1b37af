/**
 * Placeholders for data of the recipient: "Dear {name}". They cannot collide with fact references,
 * whose keys always contain a dot or a hyphen. Other words in braces are plain text.
 */
export const textFields = ['name', 'country', 'next date'] as const
export type TextField = (typeof textFields)[number]

/** The values for placeholders; a value is undefined if it is unknown. */
export type FieldValues = Partial<Record<TextField, string>>

const field = /\{\s*(name|country|next[ _]date)\s*\}/gi

const toField = (name: string) => name.toLowerCase().replace('_', ' ') as TextField

/** Replaces placeholders that have a value. The other placeholders stay in braces. */
export const fillFields = (text: string, values: FieldValues) =>
  text.replace(field, (placeholder, name: string) => values[toField(name)] || placeholder)

/** Returns the placeholders that have to be filled in manually. */
export const listUnfilledFields = (text: string) => [
  ...new Set([...text.matchAll(field)].map(([, name = '']) => toField(name))),
]

/** Returns the position of the first unfilled placeholder. */
export function findUnfilledField(text: string) {
  const [found] = text.matchAll(field)
  return found && { from: found.index, until: found.index + found[0].length }
}

/** Returns a word in braces that is not a placeholder, most likely a typing mistake. */
export const findUnknownField = (text: string) =>
  [...text.matchAll(/\{\s*([a-z]+(?:[ _][a-z]+)*)\s*\}/gi)]
    .map(([, name = '']) => name)
    .find((name) => !textFields.some((each) => each === toField(name)))

/** Formats a list of placeholders for a sentence. */
export const formatFieldNames = (placeholders: TextField[]) =>
  placeholders.map((placeholder) => `{${placeholder}}`).join(', ')
