/**
 * What a text says of the person it goes to, by a word in braces: "Dear {name}". Keys of facts have
 * dots, so none is one of these; other words in braces are signs like others.
 */
export const textFields = ['name', 'country', 'next date'] as const
export type TextField = (typeof textFields)[number]

/** What is known of somebody; left out: nothing is. */
export type FieldValues = Partial<Record<TextField, string>>

const field = /\{\s*(name|country|next[ _]date)\s*\}/gi

const toField = (written: string) => written.toLowerCase().replace('_', ' ') as TextField

/** The text with what is known; what is not stays as a gap in braces. */
export const fillFields = (text: string, values: FieldValues) =>
  text.replace(field, (gap, written: string) => values[toField(written)] || gap)

/** What has to be written by hand before the text can go. */
export const listGaps = (text: string) => [
  ...new Set([...text.matchAll(field)].map(([, written = '']) => toField(written))),
]

/** Where the first gap stands. */
export function findGap(text: string) {
  const [found] = text.matchAll(field)
  return found && { from: found.index, until: found.index + found[0].length }
}

/** A word in braces that nothing stands for: most likely a field that was typed wrong. */
export const findUnknownField = (text: string) =>
  [...text.matchAll(/\{\s*([a-z]+(?:[ _][a-z]+)*)\s*\}/gi)]
    .map(([, written = '']) => written)
    .find((written) => !textFields.some((each) => each === toField(written)))

/** As a sentence asks for them. */
export const sayGaps = (gaps: TextField[]) => gaps.map((gap) => `{${gap}}`).join(', ')
