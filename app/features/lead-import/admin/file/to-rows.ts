import { toLatinDigits } from '#app/contract/latin-digits.ts'
import { type ImportedField, type ImportedRow, importFields } from '../../contract.ts'
import { findField, normalizeHeading } from '../guess-columns.ts'
import type { Sheet } from './lay-out-sheet.ts'
import { isFilled, type SheetRow } from './raw-sheet.ts'

/** The field of each column; '' for a column to skip. */
export type Columns<Field = ImportedField> = (Field | '')[]

export interface MappedSheet<Field = ImportedField> {
  sheet: Sheet
  columns: Columns<Field>
}

/** The row of the file that became an imported row. */
export interface Place {
  sheet: Sheet
  row: SheetRow
}

export interface Rows<Row = ImportedRow> {
  rows: Row[]
  /** By the number of the imported row. */
  places: Map<number, Place>
}

/**
 * Returns the rows to send. The rows of one sheet have the row numbers of the spreadsheet, those of
 * further sheets continue them.
 */
export function toRows(sheets: MappedSheet[]): Rows {
  const places = new Map<number, Place>()
  const rows: ImportedRow[] = []
  let last = 0
  for (const { sheet, columns } of sheets) {
    const before = last
    const compose = createComposer(sheet, columns)
    for (const row of sheet.rows) {
      last = before + row.number
      places.set(last, { sheet, row })
      rows.push({ row: last, ...compose(row.cells) })
    }
  }
  return { rows, places }
}

interface Column {
  index: number
  heading: string
  /** What is written beside each value: "father" of a phone, "IELTS" of a score. */
  label: string
}

/** Creates a function that joins the cells of each field. */
function createComposer({ headings }: Sheet, columns: Columns) {
  const byField = importFields.flatMap(({ name, separator = '', hasHeading = false }) => {
    const own = headings.flatMap((heading, index) =>
      columns[index] === name ? [{ index, heading: heading || `Column ${index + 1}` }] : [],
    )
    const labelled = own.map((column) => ({
      ...column,
      label: findLabel(column.heading, name, own.length > 1),
    }))
    const isFamily = ({ heading }: Column) => /^(last|family|sur)/.test(normalizeHeading(heading))
    const ordered =
      name === 'name' ? labelled.toSorted((a, b) => +isFamily(a) - +isFamily(b)) : labelled
    return ordered.length > 0 ? [{ name, separator, hasHeading, columns: ordered }] : []
  })
  return (cells: string[]) => {
    const row: Partial<ImportedRow> = {}
    for (const { name, separator, hasHeading, columns: own } of byField) {
      const texts = own
        .map((column) => compose(column, cells, headings, hasHeading))
        .filter(Boolean)
      if (texts.length > 0) row[name] = texts.join(separator)
    }
    return row
  }
}

function compose({ index, label }: Column, cells: string[], headings: string[], isBefore: boolean) {
  const cell = (cells[index] ?? '').trim()
  if (!cell) return ''
  const typed = findTypedLabel(cells, headings, index)
  if (typed) return `${cell} (${typed})`
  if (!label || /[([]/.test(cell)) return cell
  if (label.endsWith(':')) return `${label} ${cell}`
  if (label === 'lakh') return isLakhs(cell) ? [cell, label].join(' ') : cell
  if (isBefore) return /\p{L}/u.test(cell) ? cell : `${label} ${cell}`
  return `${cell} (${label})`
}

/** Whether all numbers of a cell without a unit are too small for rupees. */
const isLakhs = (cell: string) =>
  toLatinDigits(cell)
    .replaceAll(',', '')
    .split(/[-–+]|to/)
    .every((number) => Number(number) < 1000)

const relation = /\b(father|mother|parent|husband|wife|spouse)\b|बुबा|आमा/
const use = /\b(whats ?app|viber|home|office|work)\b/

/** Returns the label that the heading gives to a value of this field; '' for none. */
function findLabel(heading: string, field: ImportedField, isRepeated: boolean) {
  const normalized = normalizeHeading(heading).replaceAll(/\b(father|mother|parent)s\b/g, '$1')
  switch (field) {
    case 'note':
      return !isRepeated && findField(heading) === 'note' ? '' : `${heading}:`
    case 'phone':
      return isRepeated ? ((normalized.match(relation) ?? normalized.match(use))?.[0] ?? '') : ''
    case 'guardian_name':
    case 'guardian_phone':
      return normalized.match(relation)?.[0] ?? ''
    case 'budget':
      return /(?<!\p{L})(lakhs?|lacs?|लाख)(?![\p{L}\p{M}])/u.test(normalized) ? 'lakh' : ''
    case 'test_scores':
    case 'grades':
      return isRepeated ||
        /\d|gpa|ielts|pte|toefl|duolingo|^(det|sat|gre|gmat|jlpt|nat|topik|oet)\b/.test(normalized)
        ? heading
        : ''
    default:
      return ''
  }
}

/** Google Contacts exports the label of "Phone 1 - Value" as "Phone 1 - Label". */
function findTypedLabel(cells: string[], headings: string[], index: number) {
  const [, name] = headings[index]?.match(/^(Phone \d+) - Value$/i) ?? []
  const at = headings.findIndex(
    (heading) => heading === `${name} - Label` || heading === `${name} - Type`,
  )
  const label = at < 0 ? '' : (cells[at] ?? '').replace(/^\* ?/, '').trim()
  return isFilled(label) && !/^(mobile|other)$/i.test(label) ? label : ''
}
