import { type ImportedField, importFields } from '../contract.ts'

/** Headings of numbers that only the source of the file uses, and of problems that this import adds. */
const ignored =
  /^(s ?n|s ?r|s ?no|sr ?no|serial( no| number)?|no|id|(ad|adset|ad set|form|campaign|lead) id|is organic|inbox url|photo|क्र ?सं|सि ?नं|import problem|.* \d (label|type))$/

export const normalizeHeading = (heading: string) =>
  heading
    .normalize()
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('%', ' percent ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** How the columns of a file are mapped to fields. */
export interface ColumnReader<Field extends string> {
  fields: readonly { name: Field; label: string }[]
  /** Returns the field that a heading names; undefined if it is unknown. */
  findField: (heading: string) => Field | undefined
  /** Whether several columns can be mapped to the field. */
  canRepeat: (field: Field) => boolean
  guessColumns: (
    headings: string[],
    isOffered: (index: number) => boolean,
    ownHeadings?: string[],
  ) => (Field | '')[]
}

/** Returns the field that a heading names; undefined if it is unknown. */
export function findField(heading: string) {
  const normalized = normalizeHeading(heading)
  return importFields.find(({ headings }) => headings.test(normalized))?.name
}

export const canRepeat = (field: ImportedField) =>
  importFields.some(({ name, separator }) => name === field && separator !== undefined)

/**
 * Guesses the field of each column from its heading; '' for columns to skip. What no field can hold
 * becomes a note.
 */
export function guessColumns(
  headings: string[],
  isOffered = (_index: number) => true,
  /** The headings without the names of their groups. */
  ownHeadings = headings,
): (ImportedField | '')[] {
  const used = new Set<string>()
  const hasWholeName = headings.some((heading) =>
    /^((full|student) )?name$/.test(normalizeHeading(heading)),
  )
  return headings.map((heading, index) => {
    if (!isOffered(index) || ignored.test(normalizeHeading(heading))) return ''
    const field = findField(heading) ?? findGrouped(ownHeadings[index]) ?? 'note'
    if (field === 'name' && hasWholeName && isPartOfName(heading)) return ''
    if (used.has(field) && !canRepeat(field)) return field === 'guardian_phone' ? 'phone' : 'note'
    used.add(field)
    return field
  })
}

/** The field of a heading in a group, "Country" below "Plan". A name or phone in an unknown group may be anyone's. */
function findGrouped(heading = '') {
  const field = findField(heading)
  return field && ['name', 'phone', 'email'].includes(field) ? undefined : field
}

export const labelOfImport = (field: ImportedField) =>
  importFields.find(({ name }) => name === field)?.label

export const leadColumns: ColumnReader<ImportedField> = {
  fields: importFields,
  findField,
  canRepeat,
  guessColumns,
}

const isPartOfName = (heading: string) =>
  /^((first|middle|last|given|family|additional) name|sur ?name)$/.test(normalizeHeading(heading))
