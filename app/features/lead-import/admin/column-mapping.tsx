import { type ImportedField, importFields } from '../contract.ts'
import type { Sheet } from './read-file.ts'

export const labelOfImport = (field: ImportedField) =>
  importFields.find(({ name }) => name === field)?.label

interface ColumnMappingProps {
  sheet: Sheet
  columns: (ImportedField | '')[]
  onChange: (columns: (ImportedField | '')[]) => void
}

/** Maps columns to fields. Only the note may come from several columns. */
export function ColumnMapping({ sheet, columns, onChange }: ColumnMappingProps) {
  function choose(index: number, field: ImportedField | '') {
    const isUnique = field !== '' && field !== 'note'
    onChange(
      columns.map((other, place) =>
        place === index ? field : isUnique && other === field ? '' : other,
      ),
    )
  }

  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {sheet.headings.map((heading, index) => (
        <li key={index} className="grid content-start gap-1 rounded-card border border-line p-3">
          <label htmlFor={`column-${index}`} className="font-semibold wrap-anywhere">
            {heading || `Column ${index + 1}`}
          </label>
          <select
            id={`column-${index}`}
            className="min-h-11 w-full rounded-lg border border-ink/40 bg-white px-3 py-2"
            value={columns[index]}
            onChange={({ target }) => choose(index, target.value as ImportedField | '')}
          >
            <option value="">Skip column</option>
            {importFields.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
          <p className="truncate text-sm text-ink/75">{sample(sheet, index)}</p>
        </li>
      ))}
    </ul>
  )
}

const sample = ({ rows }: Sheet, index: number) =>
  rows
    .map(({ cells }) => cells[index]?.trim())
    .filter(Boolean)
    .slice(0, 2)
    .join(' · ') || 'Empty'
