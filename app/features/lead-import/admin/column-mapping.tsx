import { useId, useState } from 'react'
import type { SheetGroup } from './file/group-sheets.ts'
import { isFilled } from './file/raw-sheet.ts'
import type { Columns } from './file/to-rows.ts'
import type { ColumnReader } from './guess-columns.ts'

interface ColumnMappingProps<Field extends string> {
  reader: ColumnReader<Field>
  group: SheetGroup
  columns: Columns<Field>
  onChange: (columns: Columns<Field>) => void
}

/** Maps columns to fields. Some fields take several columns. */
export function ColumnMapping<Field extends string>(props: ColumnMappingProps<Field>) {
  const { reader, group, columns, onChange } = props
  const { fields, canRepeat } = reader
  const labelOf = (field: Field) => fields.find(({ name }) => name === field)?.label
  const id = useId()
  /** The column whose field was chosen for another one. */
  const [replaced, setReplaced] = useState<{ heading: string; field: Field }>()
  const [{ headings = [], hiddenColumns = [] } = {}] = group.sheets

  function choose(index: number, field: Field | '') {
    const isUnique = field !== '' && !canRepeat(field)
    const before = columns.findIndex((other, place) => place !== index && other === field)
    setReplaced(isUnique && before >= 0 ? { heading: headings[before] ?? '', field } : undefined)
    onChange(
      columns.map((other, place) =>
        place === index ? field : isUnique && other === field ? '' : other,
      ),
    )
  }

  return (
    <div className="grid gap-3">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {headings.map((heading, index) => (
          <li key={index} className="grid content-start gap-1 rounded-card border border-line p-3">
            <label htmlFor={`${id}-${index}`} className="font-semibold wrap-anywhere">
              {heading || `Column ${index + 1}`}
              {hiddenColumns.includes(index) && (
                <span className="font-normal text-ink/75"> (hidden)</span>
              )}
            </label>
            <select
              id={`${id}-${index}`}
              className="min-h-11 w-full rounded-lg border border-ink/40 bg-white px-3 py-2"
              value={columns[index]}
              onChange={({ target }) => choose(index, target.value as Field | '')}
            >
              <option value="">Skip column</option>
              {fields.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
            <p className="truncate text-sm text-ink/75">{sample(group, index)}</p>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm empty:hidden">
        {replaced &&
          `Only one column can be “${labelOf(replaced.field)}”. “${replaced.heading}” is skipped now.`}
      </p>
    </div>
  )
}

const sample = ({ sheets }: SheetGroup, index: number) =>
  sheets
    .flatMap(({ rows }) => rows.slice(0, 50))
    .map(({ cells }) => cells[index]?.trim())
    .filter(isFilled)
    .slice(0, 2)
    .join(' · ') || 'Empty'
