import { type ImportedField, importFields } from '../contract.ts'

const normalizeHeading = (heading: string) =>
  heading
    .normalize()
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Guesses the field of each column from its heading; '' if unknown. Only notes may repeat. */
export function guessColumns(headings: string[]): (ImportedField | '')[] {
  const used = new Set<string>()
  return headings.map((heading) => {
    const normalized = normalizeHeading(heading)
    const field = importFields.find(({ headings }) => headings.test(normalized))?.name
    if (!field || (field !== 'note' && used.has(field))) return ''
    used.add(field)
    return field
  })
}
