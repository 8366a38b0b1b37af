import type { MappedSheet, Rows } from '#app/features/lead-import/admin/file/to-rows.ts'
import {
  type ColumnReader,
  normalizeHeading,
} from '#app/features/lead-import/admin/guess-columns.ts'
import {
  type ImportedField,
  type ImportedRow,
  importFields,
} from '../../institution-import-contract.ts'

const findField = (heading: string) => {
  const normalized = normalizeHeading(heading)
  return importFields.find(({ headings }) => headings.test(normalized))?.name
}

/** How the columns of a list of institutions are mapped: each field is one column. */
export const institutionColumns: ColumnReader<ImportedField> = {
  fields: importFields,
  findField,
  canRepeat: () => false,
  guessColumns(headings, isOffered, ownHeadings = headings) {
    const used = new Set<ImportedField>()
    return headings.map((heading, index) => {
      const field = findField(heading) ?? findField(ownHeadings[index] ?? '')
      if (!field || used.has(field) || !isOffered(index)) return ''
      used.add(field)
      return field
    })
  },
}

/** Returns the rows to send. Rows of further sheets continue the numbers of the first. */
export function toRows(sheets: MappedSheet<ImportedField>[]): Rows<ImportedRow> {
  const rows: ImportedRow[] = []
  const places: Rows['places'] = new Map()
  let last = 0
  for (const { sheet, columns } of sheets) {
    const before = last
    for (const row of sheet.rows) {
      last = before + row.number
      const imported: ImportedRow = { row: last }
      for (const [index, field] of columns.entries()) {
        const cell = (row.cells[index] ?? '').trim()
        if (field && cell) imported[field] = cell
      }
      if (Object.keys(imported).length === 1) continue
      places.set(last, { sheet, row })
      rows.push(imported)
    }
  }
  return { rows, places }
}
